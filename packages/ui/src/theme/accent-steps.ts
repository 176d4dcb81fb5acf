import type { Tone } from './make-tone.ts';

/** The colours of an accent, in the order in which they are stored between visits. */
export const accentSteps = [
  'solid',
  'solidHover',
  'solidPress',
  'onSolid',
  'soft',
  'softHover',
  'line',
  'mark',
  'text',
] as const satisfies readonly (keyof Tone)[];
