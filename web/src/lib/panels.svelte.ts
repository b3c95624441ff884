// Panels that lie over the table: settings, help, rules.

export type Panel = 'settings' | 'help' | 'rules' | 'seats' | null

/** One page of the table at a time, where there is no room for all. */
export type Tab = 'board' | 'you' | 'players' | 'log'

class Panels {
  open: Panel = $state(null)
  /** the rule that the look-up shows first */
  rule = $state('')
  /** the part of the board that a guide wants to be looked at */
  look: 'factions' | 'council' | 'desert' | 'combat' | 'lab' | null = $state(null)
  /** the Bene Tleilax board lies open over the land */
  lab = $state(false)
  tab: Tab = $state('board')
  /** everything that can be chosen is written down, also what glows on the table */
  list = $state(false)
  /** the end of a game is shown as a scene; the board can be looked at instead */
  finale = $state(true)
}

export const panels = new Panels()
