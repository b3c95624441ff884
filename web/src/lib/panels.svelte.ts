// Panels that lie over the table: settings, help, rules.

export type Panel = 'settings' | 'help' | 'rules' | 'seats' | null

class Panels {
  open: Panel = $state(null)
  /** the rule that the look-up shows first */
  rule = $state('')
  /** the end of a game is shown as a scene; the board can be looked at instead */
  finale = $state(true)
}

export const panels = new Panels()
