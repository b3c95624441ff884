// Drawings of resources, pieces and effects: inner markup of a 24 × 24 symbol. All are our own.

const card = '<rect x="5" y="3" width="14" height="18" rx="2.2" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.2"/>'
const cube = (x: number, y: number, s: number) =>
  `<path d="M${x} ${y - s}l${s * 0.9} ${s * 0.5}v${s}l${-s * 0.9} ${s * 0.5}l${-s * 0.9} ${-s * 0.5}v${-s}z" fill="var(--i-troop)" stroke="var(--i-line)" stroke-width="1" stroke-linejoin="round"/>` +
  `<path d="M${x - s * 0.9} ${y - s * 0.5}l${s * 0.9} ${s * 0.5}l${s * 0.9} ${-s * 0.5}M${x} ${y}v${s}" fill="none" stroke="var(--i-line)" stroke-width="1"/>`
const sword = (angle: number) =>
  `<g transform="rotate(${angle} 12 12)"><path d="M12 1.5l1.5 2.3v10.7h-3V3.8z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width=".8"/><path d="M7.8 14.5h8.4v2H7.8z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width=".7"/><path d="M11 16.5h2v4.2h-2z" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width=".7"/></g>`
const arrow = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="var(--i-line)" stroke-width="1" stroke-linejoin="round"/>`
const up = 'M12 2.5l7 7.2h-4v6.3H9V9.7H5z'
const four =
  '<rect x="2.5" y="17.5" width="4" height="4" fill="var(--f-emperor)"/><rect x="7.5" y="17.5" width="4" height="4" fill="var(--f-guild)"/><rect x="12.5" y="17.5" width="4" height="4" fill="var(--f-bene_gesserit)"/><rect x="17.5" y="17.5" width="4" height="4" fill="var(--f-fremen)"/>'
const pawn =
  '<path d="M12 2.5a4 4 0 0 1 2.6 7c1.8 1.6 3.2 4.7 3.7 9H5.7c.5-4.3 1.9-7.4 3.7-9a4 4 0 0 1 2.6-7z" fill="var(--i-agent)" stroke="var(--i-line)" stroke-width="1.1"/><rect x="4.5" y="18.5" width="15" height="3" rx="1" fill="var(--i-agent)" stroke="var(--i-line)" stroke-width="1.1"/>'
const eye =
  '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3" fill="currentColor"/>'

const tile =
  '<path d="M4 4h11l5 5v11H4z" fill="var(--i-mentat)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8 8h4v4h4v4M8 16h3" fill="none" stroke="#fff" stroke-width="1.5"/><circle cx="8" cy="8" r="1.4" fill="#fff"/><circle cx="16" cy="16" r="1.4" fill="#fff"/>'
const dreadnought =
  '<path d="M1.5 13.5h21l-3.5 6H5zM6 13.5V9h5V5.5h3V9h4v4.5z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/>'
const ship =
  '<path d="M2 15h20l-3 5.5H5zM4.5 15V9.5H10V15M11 15V6.5h6V15" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/>'
const spy =
  '<path d="M3 11h18l-2.5-1.5L17 4.5H7L5.5 9.5z" fill="var(--i-ink2)" stroke="var(--i-line)" stroke-width="1"/><circle cx="8" cy="15.5" r="3" fill="none" stroke="currentColor" stroke-width="1.7"/><circle cx="16" cy="15.5" r="3" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M11 15.5h2" stroke="currentColor" stroke-width="1.7"/>'
const worm =
  '<path d="M3 21c0-11 3-18 9-18 5 0 7 4 7 8 0 3-2 5-4.5 5-2 0-3-1.3-3-2.8 0-1.2.9-2 2-2" fill="none" stroke="var(--i-sand)" stroke-width="3.6" stroke-linecap="round"/>'
const disc = '<circle cx="12" cy="12" r="11" fill="#241530" stroke="#d9a45c" stroke-width="1.400"/>'
const flask =
  '<path d="M9 2h6v1.800h-1v5.700l6 9.500c.9 1.500 0 3-1.700 3H5.700C4 22 3.100 20.500 4 19l6-9.500V3.800H9z" fill="#e9f4ec" stroke="var(--i-line)" stroke-width="1.200" stroke-linejoin="round"/><path d="M7.300 15h9.400l2.300 3.700c.5.900 0 1.800-1 1.800H6c-1 0-1.500-.9-1-1.800z" fill="var(--i-cell)"/><circle cx="10.500" cy="18" r="1.100" fill="#fff"/><circle cx="13.800" cy="16.600" r=".8" fill="#fff"/>'
const tank =
  '<path d="M5 4.500h14V20H5z" fill="#bfe8e2" stroke="var(--i-line)" stroke-width="1.200"/><path d="M5 8.500h14V20H5z" fill="var(--i-cell)" opacity=".55"/><path d="M3.500 2h17v3h-17zM3.500 19.500h17V22h-17z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1.100"/>' + cube(12, 13.500, 4)
const helix =
  '<path d="M8.300 5.500h7.400M8.300 18.500h7.400M9.500 9h5M9.500 15h5" stroke="var(--i-line)" stroke-width="1.300"/><path d="M7 2c0 6.500 10 7.500 10 10s-10 3.500-10 10" fill="none" stroke="var(--i-line)" stroke-width="3.800"/><path d="M17 2c0 6.500-10 7.500-10 10s10 3.500 10 10" fill="none" stroke="var(--i-line)" stroke-width="3.800"/><path d="M7 2c0 6.500 10 7.500 10 10s-10 3.500-10 10" fill="none" stroke="var(--i-cell)" stroke-width="2.200"/><path d="M17 2c0 6.500-10 7.500-10 10s10 3.500 10 10" fill="none" stroke="var(--i-flesh)" stroke-width="2.200"/>'
const embryo =
  '<circle cx="12" cy="12" r="10.300" fill="var(--i-flesh)" stroke="var(--i-line)" stroke-width="1.200"/><path d="M15.800 6.300a4.300 4.300 0 0 0-6.300 1.200c-2.700 3.500-2.300 8.700 1 10.300 3 1.500 6.300-.6 6.300-3.600 0-2.200-1.600-3.600-3.400-3.300-1.400.2-2.200 1.500-1.700 2.800" fill="none" stroke="#fff3e4" stroke-width="2.100" stroke-linecap="round"/><circle cx="14.600" cy="7.500" r="1.200" fill="#fff3e4"/>'
const grafted =
  '<g transform="rotate(-9 8 12)"><rect x="1.500" y="4" width="11" height="16" rx="1.800" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.100"/></g><g transform="rotate(9 16 12)"><rect x="11.500" y="4" width="11" height="16" rx="1.800" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.100"/></g><path d="M12 4.500v15" stroke="var(--i-flesh)" stroke-width="1.500"/><path d="M9.300 7h5.400M9.300 10.300h5.400M9.300 13.700h5.400M9.300 17h5.400" stroke="var(--i-flesh)" stroke-width="1.700" stroke-linecap="round"/>'
const atom =
  '<circle cx="12" cy="12" r="10.300" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.200"/><path d="M12 12L8 5.100a8 8 0 0 1 8 0zM12 12h8a8 8 0 0 1-4 6.900zM12 12l-4 6.900A8 8 0 0 1 4 12z" fill="var(--i-line)"/><circle cx="12" cy="12" r="2.600" fill="var(--i-gold)"/><circle cx="12" cy="12" r="1.500" fill="var(--i-line)"/>'
const cross = '<path d="M13 13l8 8M21 13l-8 8" stroke="var(--i-bad)" stroke-width="2.6" stroke-linecap="round"/>'
const back = arrow('M1 6.5l5-4.5v2.8h4v3.4H6V11z', 'var(--i-good)')
const plot = '<rect x="5" y="3" width="14" height="18" rx="2.2" fill="var(--i-intrigue)" stroke="var(--i-line)" stroke-width="1.2"/>'
const paper =
  '<path d="M5 2h10l4 4v16H5z" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8 9h8M8 12.5h8M8 16h4" stroke="var(--i-ink)" stroke-width="1.3"/><circle cx="16" cy="18" r="2.5" fill="var(--i-bad)"/>'
const throne =
  '<path d="M6 2.500l2.500 2.500L12 1.500 15.500 5 18 2.500V14h2.500v7.500h-3V18h-11v3.500h-3V14H6z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.100" stroke-linejoin="round"/>'
const sideways = '<path d="M3 8h13M21 16H8" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M15 3.500L20.500 8 15 12.500zM9 11.500L3.500 16 9 20.500z" fill="currentColor"/>'
const ally =
  '<circle cx="7" cy="7" r="4" fill="var(--i-agent)" stroke="var(--i-line)" stroke-width="1"/><path d="M.800 19c.4-4.800 2.600-7.300 6.200-7.300s5.800 2.500 6.200 7.300z" fill="var(--i-agent)" stroke="var(--i-line)" stroke-width="1"/>'

/** Icons of goods, pieces and effects by the name that the catalogue uses. */
export const GOODS: Record<string, string> = {
  solari:
    '<circle cx="12" cy="12" r="9.5" fill="var(--i-solari)" stroke="var(--i-line)" stroke-width="1.2"/><circle cx="12" cy="12" r="6.8" fill="none" stroke="var(--i-line)" stroke-width=".9" stroke-dasharray="1.6 1.3"/><path d="M12 7v10M8.8 9.5h5.2a1.7 1.7 0 0 1 0 3.2h-4a1.7 1.7 0 0 0 0 3.2h5.2" fill="none" stroke="var(--i-line)" stroke-width="1.5" stroke-linecap="round"/>',
  spice:
    '<path d="M12 2.5l8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z" fill="var(--i-spice)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M7.5 9.5l2-1.5 2 1.5-2 1.5zM12.8 13.5l2.2-1.6 2.2 1.6-2.2 1.6zM8 15.5l1.5-1.1 1.5 1.1-1.5 1.1zM13 7.6l1.2-.9 1.2.9-1.2.9z" fill="var(--i-spark)"/>',
  water:
    '<path d="M12 2c3.8 4.7 6.8 8.3 6.8 12.2a6.8 6.8 0 0 1-13.6 0C5.2 10.3 8.2 6.7 12 2z" fill="var(--i-water)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8.3 14.2c0 2 1.3 3.6 3.2 4" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".85"/>',
  persuasion:
    '<path d="M12 2l10 10-10 10L2 12z" fill="var(--i-persuasion)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 6.5l5.5 5.5-5.5 5.5L6.5 12z" fill="none" stroke="#fff" stroke-width="1.1" opacity=".75"/>',
  swords: sword(45) + sword(-45),
  sword: sword(45),
  vp: '<path d="M12 1.8l3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.3-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/>',
  troops: cube(12, 12, 9),
  garrison:
    '<path d="M3 21V8h3V5h3v3h6V5h3v3h3v13z" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1.1"/>' + cube(12, 15, 4.6),
  supply: '<path d="M2.5 12l3-4h13l3 4v8.5h-19z" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1.1"/>' + cube(12, 9, 4.6),
  draw: card + '<path d="M12 8v8M8 12h8" stroke="var(--i-ink)" stroke-width="2.2" stroke-linecap="round"/>',
  hand: '<g transform="rotate(-14 12 20)">' + card + '</g><g transform="rotate(12 12 20)">' + card + '</g>',
  deck: '<rect x="7.5" y="2" width="13" height="17" rx="2" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.1"/><rect x="3.5" y="5" width="13" height="17" rx="2" fill="var(--i-back)" stroke="var(--i-line)" stroke-width="1.1"/>',
  intrigue:
    '<rect x="5" y="3" width="14" height="18" rx="2.2" fill="var(--i-intrigue)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M7 12c1.5-2.6 3.2-3.7 5-3.7s3.5 1.1 5 3.7c-1.5 2.6-3.2 3.7-5 3.7S8.5 14.6 7 12z" fill="none" stroke="#fff" stroke-width="1.2"/><circle cx="12" cy="12" r="1.7" fill="#fff"/>',
  steal_intrigue:
    '<rect x="2.5" y="3" width="12" height="16" rx="2" fill="var(--i-intrigue)" stroke="var(--i-line)" stroke-width="1.1"/><circle cx="8.5" cy="11" r="2.2" fill="#fff"/>' +
    arrow('M22 13.5l-5 5v-3.3h-5v-3.4h5V8.5z', 'var(--i-bad)'),
  influence: arrow(up, 'var(--i-good)') + '<path d="M6 19.5h12" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  influence_any: arrow('M12 1.5l6.5 6.7h-3.8v6.3H9.3V8.2H5.5z', 'var(--i-good)') + four,
  listed_influence: arrow('M12 1.5l6.5 6.7h-3.8v6.3H9.3V8.2H5.5z', 'var(--i-good)') + '<path d="M4 18h3M10.500 18h3M17 18h3" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  alliance_influence: arrow('M12 1.5l6.5 6.7h-3.8v6.3H9.3V8.2H5.5z', 'var(--i-good)') + '<path d="M12 15.500l5.500 2-5.500 4.500-5.500-4.500z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1"/>',
  most_influence: arrow('M12 1.5l6.5 6.7h-3.8v6.3H9.3V8.2H5.5z', 'var(--i-good)') + '<path d="M4 21v-3h4v-1.500h8V18h4v3z" fill="currentColor"/>',
  lose_influence: arrow('M12 15.5l6.5-6.5h-3.8V2H9.3v7H5.5z', 'var(--i-bad)') + four,
  trash:
    '<path d="M5.5 7.5h13l-1.2 13.7H6.7z" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M3.5 4.5h17v3h-17zM9 4.5V2.5h6v2" fill="var(--i-bad)" stroke="var(--i-line)" stroke-width="1.1"/><path d="M9.5 10.5l.5 8M14.5 10.5l-.5 8M12 10.5v8" stroke="var(--i-ink)" stroke-width="1.2"/>',
  trash_self:
    card + '<path d="M8 8.5l8 8M16 8.5l-8 8" stroke="var(--i-bad)" stroke-width="2.6" stroke-linecap="round"/>',
  discard:
    card + arrow('M12 19l4.5-5h-2.7V7.5h-3.6V14H7.5z', 'var(--i-bad)'),
  retreat: cube(15.5, 12, 6.5) + arrow('M1.5 12l5.5-5v3.2h4v3.6H7V17z', 'var(--i-persuasion)'),
  deploy: cube(8.5, 12, 6.5) + arrow('M22.5 12l-5.5-5v3.2h-4v3.6h4V17z', 'var(--i-bad)'),
  deploy_supply: cube(8.5, 12, 6.5) + arrow('M22.5 12l-5.5-5v3.2h-4v3.6h4V17z', 'var(--i-bad)') + '<path d="M3 21.5h11" stroke="var(--i-wood)" stroke-width="2.5"/>',
  deploy_recruits: cube(8.5, 12, 6.5) + arrow('M22.5 12l-5.5-5v3.2h-4v3.6h4V17z', 'var(--i-good)'),
  lose_garrison: cube(10, 11, 7.5) + '<path d="M14 19h8" stroke="var(--i-bad)" stroke-width="3" stroke-linecap="round"/>',
  lose_deployed: cube(10, 11, 7.5) + '<path d="M14.5 15.5l6 6M20.5 15.5l-6 6" stroke="var(--i-bad)" stroke-width="2.5" stroke-linecap="round"/>',
  agent: pawn,
  recall: pawn + arrow('M1 6.5l5-4.5v2.8h4v3.4H6V11z', 'var(--i-good)'),
  mentat:
    '<path d="M8 21v-4.5C5.2 15 4 12.7 4 10a8 8 0 0 1 16 0c0 .8 1.5 2.7 1.5 3.3s-1.5.7-1.5 1.4c0 2-.7 2.8-3 2.8V21z" fill="var(--i-mentat)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M8.5 9.5h3v-3M15 6.5v4h-2.5v3h-4" fill="none" stroke="#fff" stroke-width="1.3"/><circle cx="8" cy="9.5" r="1.1" fill="#fff"/><circle cx="15" cy="6" r="1.1" fill="#fff"/>',
  mentat_next:
    '<path d="M6 20v-4.5C3.7 14 2.5 12 2.5 9.5a7 7 0 0 1 14 0c0 .8 1.2 2.2 1.2 2.8s-1.2.7-1.2 1.3c0 2-.7 2.5-2.5 2.5V20z" fill="var(--i-mentat)" stroke="var(--i-line)" stroke-width="1.1"/><circle cx="18" cy="18" r="5" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1"/><path d="M18 15v3.2l2 1.3" fill="none" stroke="var(--i-ink)" stroke-width="1.3"/>',
  council:
    '<path d="M6 2.5h12v10H6z" fill="var(--f-landsraad)" stroke="var(--i-line)" stroke-width="1.1"/><path d="M3.5 9.5h3v7h11v-7h3v9h-3v3h-2v-3h-7v3h-2v-3h-3z" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1.1"/><path d="M12 4.5l1 2 2.2.3-1.6 1.5.4 2.2-2-1-2 1 .4-2.2-1.6-1.5L11 6.5z" fill="var(--i-gold)"/>',
  swordmaster: '<g transform="translate(-2.5 0)">' + pawn + '</g><g transform="translate(7 1) scale(.85)">' + sword(20) + '</g>',
  acquire: card + arrow('M12 6l4.5 5h-2.7v6h-3.6v-6H7.5z', 'var(--i-good)'),
  acquire_free:
    card + '<path d="M12 6.2l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z" fill="var(--i-good)"/>',
  harvest:
    '<circle cx="12" cy="12" r="9.8" fill="var(--i-sand)" stroke="var(--i-line)" stroke-width="1.2"/><circle cx="12" cy="12" r="5" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1"/><path d="M12 4.5v4M12 15.5v4M4.5 12h4M15.5 12h4M6.7 6.7l2.8 2.8M14.5 14.5l2.8 2.8M17.3 6.7l-2.8 2.8M9.5 14.5l-2.8 2.8" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>',
  control: '<path d="M5 2v20" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M6 3.5h14l-3.5 4.7L20 13H6z" fill="var(--i-bad)" stroke="var(--i-line)" stroke-width="1.1"/>',
  close_space:
    '<rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="15.5" r="1.8" fill="var(--i-ink)"/>',
  take_back: card + '<path d="M8.5 14.5a4 4 0 1 0 .6-4.8" fill="none" stroke="var(--i-ink)" stroke-width="1.8"/><path d="M7.8 6.8l.5 4.2 3.8-1.7z" fill="var(--i-ink)"/>',
  top_card: card + '<path d="M7 12c1.5-2.6 3.2-3.5 5-3.5s3.5.9 5 3.5c-1.5 2.6-3.2 3.5-5 3.5S8.5 14.6 7 12z" fill="none" stroke="var(--i-ink)" stroke-width="1.3"/><circle cx="12" cy="12" r="1.6" fill="var(--i-ink)"/>',
  refocus: '<path d="M3 7h4c4 0 5 10 9.5 10H20M3 17h4c2 0 3.3-2.5 4.3-5M13 9.5c.9-1.5 2-2.5 3.5-2.5H20" fill="none" stroke="currentColor" stroke-width="2"/><path d="M18.5 3.8L22.5 7l-4 3.2zM18.5 13.8l4 3.2-4 3.2z" fill="currentColor"/>',
  pass_turn: '<path d="M4 4l9 8-9 8zM13 4l8 8-8 8z" fill="currentColor"/>',
  reserve: card + '<path d="M9 3v11l3-2.8L15 14V3z" fill="var(--i-bad)" stroke="var(--i-line)" stroke-width=".9"/>',
  modify:
    '<path d="M3.5 20.5L14 10M12.5 8.5l3 3" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M17.5 1.5l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM7 3l.7 2 2 .7-2 .7L7 8.5l-.7-2-2-.7 2-.8zM19.5 13l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z" fill="var(--i-gold)"/>',
  signet:
    '<circle cx="12" cy="15" r="6.5" fill="none" stroke="var(--i-gold)" stroke-width="3"/><path d="M7.5 2h9l2 4-6.5 5L5.5 6z" fill="var(--i-bad)" stroke="var(--i-line)" stroke-width="1.1" stroke-linejoin="round"/>',
  pick_secret: eye + '<path d="M4 20L20 4" stroke="var(--i-bad)" stroke-width="2.4" stroke-linecap="round"/>',
  show_secret: eye,
  opponent:
    '<circle cx="8.5" cy="8" r="4" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1"/><path d="M1.5 20c.5-5 3-7.5 7-7.5s6.5 2.5 7 7.5z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1"/><path d="M16.5 6.5l5 5M21.5 6.5l-5 5" stroke="var(--i-bad)" stroke-width="2.2" stroke-linecap="round"/>',
  combat: sword(45) + sword(-45),
  maker:
    '<path d="M2 20c2-9 6-15 10-15s8 6 10 15z" fill="var(--i-sand)" stroke="var(--i-line)" stroke-width="1.1"/><circle cx="12" cy="13" r="4.5" fill="var(--i-wood)" stroke="var(--i-line)" stroke-width="1"/><path d="M12 8.5v2.5M12 15v2.5M7.5 13H10M14 13h2.5" stroke="#fff" stroke-width="1.4"/>',
  alliance:
    '<path d="M12 2l8.5 3v7c0 5-3.5 8.3-8.5 10-5-1.7-8.5-5-8.5-10V5z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 12l3 3 5.5-6" fill="none" stroke="var(--i-line)" stroke-width="2"/>',
  first_player: '<path d="M12 2v3M4.9 4.9L7 7M19.1 4.9L17 7M2 12h3M19 12h3" stroke="var(--i-gold)" stroke-width="1.8" stroke-linecap="round"/><path d="M5 21c0-6 2.5-9.5 7-9.5s7 3.5 7 9.5z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.1"/>',
  tech: tile,
  dreadnought: dreadnought,
  shipping: ship,
  spy: spy,
  contract: paper,
  sandworm: worm,
  acquire_tech: tile + arrow('M17.5 10l5 5.5h-3v6h-4v-6h-3z', 'var(--i-good)'),
  trash_tile: tile + '<path d="M13 13l8 8M21 13l-8 8" stroke="var(--i-bad)" stroke-width="2.6" stroke-linecap="round"/>',
  negotiator: '<g transform="translate(-3.5 0)">' + pawn + '</g><g transform="translate(11.5 10.5) scale(.52)">' + tile + '</g>',
  freighter: ship + arrow('M12 1l4.5 4.5h-2.7V10h-3.6V5.5H7.5z', 'var(--i-good)'),
  shipped_troops: cube(8, 11, 7) + '<g transform="translate(10 9) scale(.6)">' + ship + '</g>',
  retreat_dreadnought: dreadnought + arrow('M1 5.5L5.5 1.5v2.6h4v3H5.5v2.6z', 'var(--i-persuasion)'),
  retreat_units: cube(16, 14, 5.5) + '<g transform="translate(8 8) scale(.55)">' + dreadnought + '</g>' + arrow('M1 7l5-4.5v3h4v3H6v3z', 'var(--i-persuasion)'),
  retreat_enemies: cube(15.5, 12, 6.5) + arrow('M1.5 12l5.5-5v3.2h4v3.6H7V17z', 'var(--i-bad)'),
  deploy_units: cube(7, 14, 5.5) + '<g transform="translate(0 0) scale(.55)">' + dreadnought + '</g>' + arrow('M22.5 12l-5.5-5v3.2h-4v3.6h4V17z', 'var(--i-bad)'),
  lose_troop: cube(10, 11, 7.5) + '<path d="M14 19h8" stroke="var(--i-bad)" stroke-width="3" stroke-linecap="round"/>',
  trash_in_play: card + '<path d="M8 8.5l8 8M16 8.5l-8 8" stroke="var(--i-bad)" stroke-width="2.6" stroke-linecap="round"/>',
  bury_intrigue: plot + arrow('M12 23l5-5.5h-3v-5h-4v5H7z', 'var(--i-bad)'),
  swap_intrigues: plot + '<path d="M7.5 9h7M7.5 15h9" stroke="#fff" stroke-width="1.6"/><path d="M14 6l3.5 3-3.5 3zM10 12l-3.5 3 3.5 3z" fill="#fff"/>',
  peek_intrigues: plot + '<path d="M6.5 12c1.7-3 3.5-4 5.5-4s3.8 1 5.5 4c-1.7 3-3.5 4-5.5 4s-3.8-1-5.5-4z" fill="none" stroke="#fff" stroke-width="1.4"/><circle cx="12" cy="12" r="1.8" fill="#fff"/>',
  influence_agents: '<g transform="translate(-3.5 0)">' + pawn + '</g>' + arrow('M17.5 3l5 5.5h-3V16h-4V8.5h-3z', 'var(--i-good)'),
  influence_sent: '<g transform="translate(-3.5 0)">' + pawn + '</g>' + arrow('M17.5 3l5 5.5h-3V16h-4V8.5h-3z', 'var(--i-good)'),
  track_bonus: '<rect x="2" y="9" width="20" height="6" rx="1.5" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.1"/><path d="M7 9v6M12 9v6M17 9v6" stroke="var(--i-line)" stroke-width="1"/><path d="M14.5 12l1.4-3 1.4 3-1.4 3z" fill="var(--i-gold)"/>',
  extra_turn: '<path d="M5 12a7 7 0 1 1 2.5 5.4" fill="none" stroke="currentColor" stroke-width="2.3"/><path d="M2 8.5l3 4.5 4.3-3z" fill="currentColor"/><path d="M12 9v6M9 12h6" stroke="var(--i-good)" stroke-width="2.3"/>',
  on_win: '<path d="M6 3h12v5a6 6 0 0 1-12 0zM10 14h4v4h3v3H7v-3h3z" fill="var(--i-gold)" stroke="var(--i-line)" stroke-width="1.1"/><path d="M6 5H2.5c0 4 1.5 5.5 4 6M18 5h3.5c0 4-1.5 5.5-4 6" fill="none" stroke="var(--i-gold)" stroke-width="1.8"/>',
  recall_spy: spy + back,
  influence_each: spy + arrow('M17.5 3l5 5.5h-3V16h-4V8.5h-3z', 'var(--i-good)'),
  maker_hooks:
    '<path d="M6 2v13a5 5 0 0 0 10 0v-2M18 2v7" fill="none" stroke="var(--i-line)" stroke-width="4.4" stroke-linecap="round"/><path d="M6 2v13a5 5 0 0 0 10 0v-2M18 2v7" fill="none" stroke="var(--i-steel)" stroke-width="2.6" stroke-linecap="round"/><path d="M12.5 14l3.5-4 3.5 4z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1"/>',
  shield_wall: '<path d="M2 20V9l5-3 4 4 4-5 7 5v10z" fill="var(--i-sand)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M11 10l4-5 7 5v10h-9z" fill="var(--i-wood)"/>',
  crysknife: disc + '<path d="M6.500 18.500c.4-5 3-10 9.500-14-.4 6.500-3 10.500-7 13.500z" fill="#fff8e8" stroke="#160e1c" stroke-width=".9" stroke-linejoin="round"/><path d="M6 16l3.500 3.500-1.700 1.200-2.800-2.900z" fill="#c9762e"/>',
  desert_mouse: disc + '<path d="M4.500 16.500c0-4 3-6.500 6.500-6.500 1.500 0 2.800.4 3.800 1.100.3-2.200 1.700-3.600 3.200-3.600 1.300 0 2 1 1.600 2.600-.3 1.300-1 2-1.600 2.400 1 1.500 1 3.500-.5 4-1.600.6-3 .5-4 .5H6c-1 0-1.500 0-1.500-.5z" fill="#f2d9a8" stroke="#160e1c" stroke-width=".9"/><circle cx="16.700" cy="13.800" r=".9" fill="#160e1c"/><path d="M5 16.500c-1.500 0-1.500-3 .5-3.500" fill="none" stroke="#f2d9a8" stroke-width="1.200"/>',
  ornithopter: disc + '<path d="M12 8.500c1 0 1.500 1 1.500 2.500v6l-1.500 2-1.500-2v-6c0-1.500.5-2.500 1.500-2.500z" fill="#f2d9a8" stroke="#160e1c" stroke-width=".8"/><path d="M10.500 11L3.500 6.500c.5 3 3 5.500 7 6.500zM13.500 11l7-4.500c-.5 3-3 5.500-7 6.500zM10.500 13.500L5 14.500c1.500 1.500 3.500 1.700 5.500 1zM13.500 13.500l5.500 1c-1.500 1.500-3.500 1.700-5.500 1z" fill="#d9a45c" stroke="#160e1c" stroke-width=".7" stroke-linejoin="round"/>',
  wild: disc + '<path d="M12 4.500l2 5 5.500.5-4.200 3.500 1.400 5.500L12 16l-4.700 3 1.400-5.500L4.500 10l5.500-.5z" fill="#ffc94d" stroke="#160e1c" stroke-width=".9" stroke-linejoin="round"/>',
  shield_wall_off:
    '<path d="M2 20V9l5-3 4 4 4-5 7 5v10z" fill="var(--i-sand)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 1l1.5 5 4.5-2-2.5 5 5 1.5-5 2 2 5-5-3-4 4 .5-5.5-5-1 4.5-3-2-5 4.5 2.5z" fill="var(--i-bad)" stroke="var(--i-line)" stroke-width=".9"/>',
  harvest_bonus: '<g transform="translate(1 3) scale(.9)"><path d="M12 2.5l8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z" fill="var(--i-spice)" stroke="var(--i-line)" stroke-width="1.2"/></g><path d="M18.5 1.5v6M15.5 4.5h6" stroke="var(--i-good)" stroke-width="2" stroke-linecap="round"/>',
  base_spice: '<path d="M12 2.5l8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z" fill="var(--i-spice)" stroke="var(--i-line)" stroke-width="1.2" stroke-linejoin="round"/>',
  flip_icon:
    '<path d="M12 2l8 3.5v6c0 5-3.2 8.3-8 10-4.8-1.7-8-5-8-10v-6z" fill="var(--i-steel)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8 13a4.2 4.2 0 0 1 7.4-2.6M16 12a4.2 4.2 0 0 1-7.4 2.6" fill="none" stroke="var(--i-ink)" stroke-width="1.7"/>',
  trash_intrigue: plot + cross,
  trash_hand: card + cross,
  trash_other_in_play: '<g transform="rotate(-10 12 12)">' + card + '</g>' + cross,
  return_to_hand: card + back,
  top_three:
    '<g transform="translate(-3 2)">' + card + '</g><g transform="translate(0 0)">' + card + '</g><g transform="translate(3 -2)">' + card + '</g>',
  buy_with_solari: card + '<circle cx="16.5" cy="16.5" r="5" fill="var(--i-solari)" stroke="var(--i-line)" stroke-width="1.1"/>',
  recall_other: '<g transform="translate(4 0)">' + pawn + '</g>' + back,
  retreat_some: cube(15.5, 8, 5) + cube(15.5, 16.5, 5) + arrow('M1.5 12l5.5-5v3.2h4v3.6H7V17z', 'var(--i-persuasion)'),
  this_reveal: card + '<path d="M12 7v5l3.5 2.5" fill="none" stroke="var(--i-ink)" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="12" r="6" fill="none" stroke="var(--i-ink)" stroke-width="1.3"/>',
  train: '<path d="M3 18h5l3-5h4l3-6h3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="15" cy="13" r="3.2" fill="var(--i-agent)" stroke="var(--i-line)" stroke-width="1.1"/>',
  memory: cube(12, 14, 6.5) + '<path d="M5 6c2.5-4 11.5-4 14 0" fill="none" stroke="var(--f-bene_gesserit)" stroke-width="2" stroke-linecap="round"/>',
  turn_over: '<path d="M4 12a8 8 0 0 1 14-5.3M20 12a8 8 0 0 1-14 5.3" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M19.5 2v6h-6zM4.5 22v-6h6z" fill="currentColor"/>',
  repeat_space: '<path d="M12 3l8 5v9l-8 4-8-4V8z" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M8.5 13a3.6 3.6 0 1 1 1.4 2.8" fill="none" stroke="var(--i-ink)" stroke-width="1.8"/>',
  research: flask,
  specimen: tank,
  tleilaxu: embryo,
  genetic_marker: helix,
  graft: grafted,
  family_atomics: atom,
  acquire_tleilaxu: '<g transform="translate(-2 0)">' + card + '</g><g transform="translate(9.500 10) scale(.58)">' + tank + '</g>' + arrow('M10 5l4 4.500h-2.400V15H8.400V9.500H6z', 'var(--i-good)'),
  replace_tleilaxu: card + '<g transform="translate(6 6) scale(.5)">' + embryo + '</g>' + '<path d="M2 9V4h5M22 15v5h-5" fill="none" stroke="var(--i-good)" stroke-width="2.4"/>',
  copy_partner: grafted + arrow('M22 12l-5.500-5v3H8v4h8.500v3z', 'var(--i-good)'),
  borrow_from_row: grafted + '<path d="M14 18.500h8M18 14.500v8" stroke="var(--i-good)" stroke-width="2.4" stroke-linecap="round"/>',
  trash_partner: grafted + cross,
  trash_grafted: grafted + '<path d="M8.500 16.500l6 6M14.500 16.500l-6 6" stroke="var(--i-bad)" stroke-width="2.6" stroke-linecap="round"/>',
  partner_back: grafted + back,
  recall_sent: '<g transform="translate(2 2) scale(.92)">' + pawn + '</g>' + arrow('M12 22.500l-5-5h3v-6h4v6h3z', 'var(--i-good)'),
  reinforce: ally + cube(18, 8, 4) + cube(18, 17, 4),
  ally_gains: ally + arrow('M18 5l5 5.500h-3V18h-4v-7.500h-3z', 'var(--i-good)'),
  allies_recruit: '<g transform="translate(0 0) scale(.75)">' + ally + '</g><g transform="translate(13.500 0) scale(.75)">' + ally + '</g>' + cube(12, 17, 5),
  shared_spice:
    '<g transform="translate(0 1) scale(.75)">' + ally + '</g><g transform="translate(13.500 1) scale(.75)">' + ally + '</g><path d="M12 11l5.500 3.200v6.300L12 23.500l-5.500-3v-6.300z" fill="var(--i-spice)" stroke="var(--i-line)" stroke-width="1.1" stroke-linejoin="round"/>',
  give_contracts: '<g transform="translate(10 4) scale(.6)">' + paper + '</g><g transform="translate(-1 3) scale(.85)">' + ally + '</g>',
  trade: sideways,
  to_throne: '<g transform="translate(8 0) scale(.66)">' + throne + '</g><g transform="translate(-1.500 7) scale(.7)">' + card + '</g>' + arrow('M22.500 18.500l-4.500-4v2.500h-4v3h4v2.500z', 'var(--i-good)'),
  throne_instead: throne + '<path d="M8.500 11h7" stroke="var(--i-line)" stroke-width="1.800" stroke-linecap="round" stroke-dasharray="1 2.600"/>',
  first_contract: paper + arrow('M17.500 10l5 5.500h-3v6h-4v-6h-3z', 'var(--i-good)'),
  next_tile: tile + '<path d="M18 2v7M14.5 5.5h7" stroke="var(--i-good)" stroke-width="2.2" stroke-linecap="round"/>',
  unknown: '<circle cx="12" cy="12" r="9" fill="var(--i-card)" stroke="var(--i-line)" stroke-width="1.2"/><path d="M9 9.5a3 3 0 1 1 4.2 2.8c-.9.4-1.2.9-1.2 2M12 16.5v1" fill="none" stroke="var(--i-ink)" stroke-width="1.8" stroke-linecap="round"/>',
}
