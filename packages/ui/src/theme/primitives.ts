import type { Oklch } from './oklch.ts';

export const schemes = ['dark', 'light'] as const;
export type Scheme = (typeof schemes)[number];

/** The strongest surface of each tone; the rest of the tone is computed from it. */
export const toneSeeds = {
  accent: '#00b5ad',
  success: '#2f9e5b',
  warning: '#f0b429',
  danger: '#cb363f',
  info: '#3b82f6',
} as const;

/** The lightness of a step, and its chroma or, for a tone, the maximum chroma. */
export interface Step {
  l: number;
  c: number;
}

export const slateHue = 255;

/** Cool slate. In the dark theme `raised` is between panel and control, because lightness shows elevation there. */
export const slate = {
  dark: {
    page: { l: 0.168, c: 0.013 },
    panel: { l: 0.203, c: 0.014 },
    raised: { l: 0.235, c: 0.015 },
    control: { l: 0.262, c: 0.016 },
    controlHover: { l: 0.297, c: 0.017 },
    controlPress: { l: 0.332, c: 0.018 },
    line: { l: 0.318, c: 0.017 },
    lineRaised: { l: 0.41, c: 0.02 },
    lineStrong: { l: 0.555, c: 0.024 },
    solid: { l: 0.47, c: 0.025 },
    textMuted: { l: 0.755, c: 0.02 },
    text: { l: 0.958, c: 0.006 },
  },
  light: {
    page: { l: 0.977, c: 0.003 },
    panel: { l: 1, c: 0 },
    raised: { l: 1, c: 0 },
    control: { l: 0.955, c: 0.005 },
    controlHover: { l: 0.932, c: 0.007 },
    controlPress: { l: 0.905, c: 0.009 },
    line: { l: 0.905, c: 0.008 },
    lineRaised: { l: 0.83, c: 0.013 },
    lineStrong: { l: 0.62, c: 0.02 },
    solid: { l: 0.45, c: 0.025 },
    textMuted: { l: 0.475, c: 0.022 },
    text: { l: 0.225, c: 0.022 },
  },
} satisfies Record<Scheme, Record<string, Step>>;

/** Light enough, or dark enough, to be readable on every background in every hue. */
export const toneSteps: Record<Scheme, Record<'soft' | 'softHover' | 'line' | 'mark' | 'text', Step>> = {
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

/**
 * The hues of the tones: teal, amber, blue, red and green, none louder than the accent. Their lightness was found by search: the
 * smallest distance between two of them, with full vision or with one kind of cone missing, is as large as that allows.
 */
export const chartSeries: Record<Scheme, Record<1 | 2 | 3 | 4 | 5, Oklch>> = {
  dark: {
    1: { l: 0.83, c: 0.099, h: 195 },
    2: { l: 0.83, c: 0.11, h: 84 },
    3: { l: 0.555, c: 0.104, h: 272 },
    4: { l: 0.55, c: 0.108, h: 19 },
    5: { l: 0.688, c: 0.06, h: 158 },
  },
  light: {
    1: { l: 0.638, c: 0.096, h: 196 },
    2: { l: 0.64, c: 0.106, h: 71 },
    3: { l: 0.536, c: 0.11, h: 273 },
    4: { l: 0.509, c: 0.072, h: 9 },
    5: { l: 0.36, c: 0.1, h: 141 },
  },
};
