import { makeTone } from './make-tone.ts';
import { toHex } from './oklch.ts';
import { chartSeries, type Scheme, slate, slateHue, toneSeeds } from './primitives.ts';

/** Returns the values that depend on the theme: all colours and shadows. One type for both, so that none is missing. */
export function makeTheme(scheme: Scheme) {
  const grey = (step: keyof (typeof slate)[Scheme]) => toHex({ ...slate[scheme][step], h: slateHue });
  const tone = (solid: string) => makeTone(solid, scheme);
  const accent = tone(toneSeeds.accent);
  return {
    color: {
      page: grey('page'),
      panel: grey('panel'),
      raised: grey('raised'),
      control: grey('control'),
      controlHover: grey('controlHover'),
      controlPress: grey('controlPress'),
      line: grey('line'),
      lineStrong: grey('lineStrong'),
      focus: accent.mark,
      text: grey('text'),
      textMuted: grey('textMuted'),
      textDisabled: grey('lineStrong'),
      scrim: scheme === 'dark' ? 'rgb(3 6 10 / 0.68)' : 'rgb(15 23 33 / 0.42)',
      accent,
      neutral: {
        ...tone(grey('solid')),
        soft: grey('control'),
        softHover: grey('controlHover'),
        text: grey('textMuted'),
      },
      success: tone(toneSeeds.success),
      warning: tone(toneSeeds.warning),
      danger: tone(toneSeeds.danger),
      info: tone(toneSeeds.info),
      chart: {
        1: toHex(chartSeries[scheme][1]),
        2: toHex(chartSeries[scheme][2]),
        3: toHex(chartSeries[scheme][3]),
        4: toHex(chartSeries[scheme][4]),
        5: toHex(chartSeries[scheme][5]),
      },
    },
    shadow: shadows[scheme](grey('line'), grey('lineRaised')),
  };
}

/** In the dark theme a hairline and lightness raise a surface, in the light theme a shadow. */
const shadows = {
  dark: (line: string, lineRaised: string) => ({
    1: `0 0 0 1px ${line}`,
    2: `0 0 0 1px ${line}, 0 2px 8px -2px rgb(0 0 0 / 0.4)`,
    3: `0 0 0 1px ${lineRaised}, 0 12px 28px -8px rgb(0 0 0 / 0.55)`,
    4: `0 0 0 1px ${lineRaised}, 0 28px 64px -16px rgb(0 0 0 / 0.7)`,
  }),
  light: () => ({
    1: '0 0 0 1px rgb(20 34 50 / 0.07), 0 1px 2px rgb(20 34 50 / 0.05)',
    2: '0 0 0 1px rgb(20 34 50 / 0.07), 0 1px 2px rgb(20 34 50 / 0.05), 0 4px 12px -2px rgb(20 34 50 / 0.08)',
    3: '0 0 0 1px rgb(20 34 50 / 0.08), 0 12px 28px -8px rgb(20 34 50 / 0.2)',
    4: '0 0 0 1px rgb(20 34 50 / 0.08), 0 28px 64px -16px rgb(20 34 50 / 0.32)',
  }),
} satisfies Record<Scheme, (line: string, lineRaised: string) => Record<1 | 2 | 3 | 4, string>>;
