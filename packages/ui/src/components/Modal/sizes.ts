/** Widths in pixels (spec §9). Below 480 px of screen every size fills it. */
export const modalWidths = { mini: 320, small: 440, standard: 600, large: 880, huge: 1200 } as const;

export const modalSizes = [
  'mini',
  'small',
  'standard',
  'large',
  'huge',
] as const satisfies (keyof typeof modalWidths)[];
export type ModalSize = (typeof modalSizes)[number];
