import type { Oklch } from './oklch.ts';

export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** Which hue each tone has. `solid` is the exact colour of its strongest surface. */
export const toneSeeds = {
  accent: '#00b5ad',
  success: '#2f9e5b',
  warning: '#f0b429',
  danger: '#cb363f',
  info: '#3b82f6',
} as const;

const slateHue = 255;
const slate = (steps: readonly (readonly [l: number, c: number])[]): Oklch[] =>
  steps.map(([l, c]) => ({ l, c, h: slateHue }));

/**
 * Cool slate, twelve steps: 1–2 page and panel, 3–5 control at rest, hover and press, 6–8 lines, 9–10 solid, 11–12 text.
 * `raised` lies between panel and control in the dark, where height is lightness.
 */
export const neutrals: Record<Scheme, { steps: Oklch[]; raised: Oklch }> = {
  dark: {
    steps: slate([
      [0.168, 0.013],
      [0.203, 0.014],
      [0.262, 0.016],
      [0.297, 0.017],
      [0.332, 0.018],
      [0.318, 0.017],
      [0.41, 0.02],
      [0.555, 0.024],
      [0.47, 0.025],
      [0.52, 0.025],
      [0.755, 0.02],
      [0.958, 0.006],
    ]),
    raised: { l: 0.235, c: 0.015, h: slateHue },
  },
  light: {
    steps: slate([
      [0.977, 0.003],
      [1, 0],
      [0.955, 0.005],
      [0.932, 0.007],
      [0.905, 0.009],
      [0.905, 0.008],
      [0.83, 0.013],
      [0.62, 0.02],
      [0.45, 0.025],
      [0.4, 0.025],
      [0.475, 0.022],
      [0.225, 0.022],
    ]),
    raised: { l: 1, c: 0, h: slateHue },
  },
};

/** How light each step of a tone is, and the most chroma it may have; contrast may move `line`, `mark` and `text` further. */
export const toneSteps: Record<
  Scheme,
  Record<'soft' | 'softHover' | 'line' | 'mark' | 'text', { l: number; c: number }>
> = {
  dark: {
    soft: { l: 0.278, c: 0.042 },
    softHover: { l: 0.318, c: 0.05 },
    line: { l: 0.58, c: 0.13 },
    mark: { l: 0.76, c: 0.15 },
    text: { l: 0.81, c: 0.125 },
  },
  light: {
    soft: { l: 0.957, c: 0.028 },
    softHover: { l: 0.93, c: 0.042 },
    line: { l: 0.62, c: 0.15 },
    mark: { l: 0.6, c: 0.18 },
    text: { l: 0.47, c: 0.16 },
  },
};
