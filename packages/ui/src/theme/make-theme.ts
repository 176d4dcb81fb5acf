import { makeTone } from './make-tone.ts';
import { toHex } from './oklch.ts';
import { neutrals, type Scheme, toneSeeds } from './primitives.ts';

/** The grounds that text and lines may lie on. */
export function surfacesOf(scheme: Scheme): { page: string; panel: string; raised: string } {
  const { steps, raised } = neutrals[scheme];
  const [page, panel] = steps.map(toHex) as [string, string];
  return { page, panel, raised: toHex(raised) };
}

/** What turns with the theme: every colour and the shadows. One shape for both, so neither can miss a value. */
export function makeTheme(scheme: Scheme) {
  const steps = neutrals[scheme].steps.map(toHex) as [string, string, string, string, string, string, ...string[]];
  const [, , control, controlHover, controlPress, line] = steps;
  const surfaces = surfacesOf(scheme);
  const grounds = Object.values(surfaces);
  const [lineStrong, solid, , muted, text] = steps.slice(7) as [string, string, string, string, string];
  const tone = (seed: string) => makeTone(seed, grounds, scheme);
  const accent = tone(toneSeeds.accent);
  return {
    color: {
      ...surfaces,
      control,
      controlHover,
      controlPress,
      line,
      lineStrong,
      focus: accent.mark,
      text,
      textMuted: muted,
      textDisabled: steps[7] ?? muted,
      scrim: scheme === 'dark' ? 'rgb(3 6 10 / 0.68)' : 'rgb(15 23 33 / 0.42)',
      accent,
      neutral: { ...tone(solid), soft: control, softHover: controlHover, text: muted },
      success: tone(toneSeeds.success),
      warning: tone(toneSeeds.warning),
      danger: tone(toneSeeds.danger),
      info: tone(toneSeeds.info),
    },
    shadow: shadows[scheme](line, steps[6] ?? line),
  };
}

/** In the dark a hairline and lightness lift a surface, in the light a shadow does. */
const shadows = {
  dark: (line: string, lineHigh: string) => ({
    1: `0 0 0 1px ${line}`,
    2: `0 0 0 1px ${line}, 0 2px 8px -2px rgb(0 0 0 / 0.4)`,
    3: `0 0 0 1px ${lineHigh}, 0 12px 28px -8px rgb(0 0 0 / 0.55)`,
    4: `0 0 0 1px ${lineHigh}, 0 28px 64px -16px rgb(0 0 0 / 0.7)`,
  }),
  light: () => ({
    1: '0 0 0 1px rgb(20 34 50 / 0.07), 0 1px 2px rgb(20 34 50 / 0.05)',
    2: '0 0 0 1px rgb(20 34 50 / 0.07), 0 1px 2px rgb(20 34 50 / 0.05), 0 4px 12px -2px rgb(20 34 50 / 0.08)',
    3: '0 0 0 1px rgb(20 34 50 / 0.08), 0 12px 28px -8px rgb(20 34 50 / 0.2)',
    4: '0 0 0 1px rgb(20 34 50 / 0.08), 0 28px 64px -16px rgb(20 34 50 / 0.32)',
  }),
} satisfies Record<Scheme, (line: string, lineHigh: string) => Record<1 | 2 | 3 | 4, string>>;
