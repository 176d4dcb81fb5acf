/** Media conditions, named by their meaning. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
  /** Dialogs fill the screen below this width (spec §9). */
  phone: '(max-width: 479px)',
  /** Screens without room for a side menu. */
  narrow: '(max-width: 899px)',
} as const;
