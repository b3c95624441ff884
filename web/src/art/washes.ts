// Palettes of pictures: the hour, the land and the tones of what stands in it, for the evening (dark) and the morning (light).

import type { Theme } from './palette'

/** Sky above, sky below, sun, far band, middle band, near band, then dark, light and accent of the subject. */
export type Wash = readonly [string, string, string, string, string, string, string, string, string]

const EVENING = {
  none: ['#3b2147', '#c9552c', '#ffd27a', '#8e3a34', '#b0502c', '#5b2330', '#2a1426', '#f6d9a4', '#ffb347'],
  emperor: ['#1f2438', '#7b86a3', '#f4e3b2', '#4b546e', '#5c6680', '#262c40', '#171a2a', '#e8ebf3', '#ffc94d'],
  guild: ['#2a0d1c', '#c33b26', '#ffb04d', '#7c1f22', '#a33322', '#4a121c', '#26090f', '#ffd7b0', '#ffa53c'],
  sisters: ['#1d1038', '#8b4fb8', '#f7d7ff', '#4d2a7d', '#6a3a97', '#2c1850', '#170b2c', '#ecd9ff', '#ff9fd0'],
  fremen: ['#0c2a45', '#3f97b8', '#ffe0a0', '#1f5f84', '#c98743', '#7c4423', '#0d2034', '#ffe3b3', '#5fe0f2'],
  plot: ['#1a0b2c', '#5b2a86', '#ffb3e6', '#39195e', '#47206f', '#1f0d36', '#10061e', '#e8d2ff', '#ff7fb0'],
  combat: ['#240a1e', '#9c2648', '#ffc0a0', '#54173a', '#741f42', '#2f0c20', '#17060f', '#ffdcd6', '#ff9a5c'],
  endgame: ['#0c1034', '#3f4bb0', '#d6e4ff', '#232a70', '#2f3890', '#12164a', '#090b28', '#dfe6ff', '#ffd36b'],
  war1: ['#3a2030', '#d98a3a', '#ffe6a8', '#8e4a30', '#b5682f', '#5f2c24', '#2a1418', '#ffe8c0', '#ffc05a'],
  war2: ['#2b0f16', '#d9542a', '#ffd27a', '#7c2419', '#a63a20', '#4a1614', '#1f0a0e', '#ffe0b0', '#ffb347'],
  war3: ['#12060f', '#8a1420', '#ffb46b', '#4a0c16', '#6b131b', '#2a0710', '#0e0408', '#ffd8b8', '#ff6b3d'],
  tech: ['#0d2628', '#2f8a80', '#e6ffd9', '#1a5a58', '#23706a', '#0d3436', '#08191c', '#d6fff2', '#ffcf5c'],
  flesh: ['#1b2411', '#7d9440', '#f0f5b0', '#3b4f20', '#536a2c', '#202d13', '#10170a', '#f0f6cf', '#ff8f52'],
  choam: ['#2a1c0a', '#b8862f', '#ffe9ac', '#6b4a16', '#8f6722', '#3d2a0e', '#1d1406', '#fff0c4', '#ff9b3d'],
} as const satisfies Record<string, Wash>

/** The name of a palette. */
export type WashName = keyof typeof EVENING

const MORNING: Record<WashName, Wash> = {
  none: ['#9fcbd8', '#fde4b6', '#fffaf0', '#e3a86e', '#f0c381', '#c97f49', '#5e2c22', '#fff5dc', '#e0661c'],
  emperor: ['#aebdd6', '#eef1f7', '#fffdf2', '#98a5c0', '#c5cede', '#78859f', '#283046', '#ffffff', '#d18f10'],
  guild: ['#eda58c', '#ffe2c6', '#fff8ea', '#dc7050', '#ee9670', '#ab3e2b', '#501418', '#fff1e2', '#e04f12'],
  sisters: ['#c4aae4', '#f7e8ff', '#fffaff', '#a27dcd', '#c6a8e6', '#7a539f', '#321a58', '#fdf4ff', '#d13d8c'],
  fremen: ['#86c8e0', '#fdecc4', '#fffaf0', '#72b3ce', '#f0c583', '#cc8d4d', '#143c5b', '#fff6de', '#0f97b3'],
  plot: ['#b696e0', '#f1dfff', '#fff6ff', '#9169c6', '#b794e1', '#6c42a2', '#2c124b', '#fbf1ff', '#cc2f80'],
  combat: ['#e39ab0', '#ffe3d8', '#fff6ee', '#c65b7a', '#dd86a0', '#983556', '#4a1028', '#fff1ee', '#dd4a1c'],
  endgame: ['#a3b4ea', '#e6ecff', '#fbfcff', '#7384cf', '#9cabe4', '#4c5cae', '#161c56', '#f6f8ff', '#d18a10'],
  war1: ['#f3c58c', '#fff0cc', '#fffaf0', '#d99a5c', '#eab97a', '#b0703c', '#4d2418', '#fff6de', '#d97a14'],
  war2: ['#efa27a', '#ffe2b4', '#fff8e2', '#cb643d', '#e48d55', '#9d3d22', '#431511', '#fff2da', '#d14c0c'],
  war3: ['#d9776a', '#ffd2b4', '#fff2dc', '#a63a36', '#c65f50', '#7a2122', '#320a0e', '#fff0de', '#c9300c'],
  tech: ['#a2d8cf', '#ebfaf1', '#fbfff4', '#66ada5', '#96cfc4', '#428882', '#0e3636', '#f7fffb', '#d18812'],
  flesh: ['#c3d296', '#f7f5d2', '#fffdea', '#92ab62', '#bbc987', '#667b3c', '#27321a', '#fcfce6', '#d14e1c'],
  choam: ['#ecd08a', '#fff4d2', '#fffdf2', '#cfa352', '#e2bf74', '#a67c30', '#42300c', '#fffaea', '#d9640c'],
}

/** Palettes by theme and name. */
export const WASHES: Record<Theme, Record<WashName, Wash>> = { dark: EVENING, light: MORNING }
