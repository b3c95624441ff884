// What the tests look at, besides the library itself.

export { PEOPLE as CHARACTERS } from './data/people'
export { LEADERS } from './data/leaders'
export { PICTURED, RECIPES, picture } from './library'
export { MOTIFS } from './motifs'
export { SEATS, SURFACE } from './palette'
