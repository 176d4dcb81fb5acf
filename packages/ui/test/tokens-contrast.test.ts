import { describe, expect, it } from 'vitest';
import { makeTheme } from '../src/theme/make-theme.ts';
import { contrast } from '../src/theme/oklch.ts';
import { schemes } from '../src/theme/primitives.ts';

const grounds = ['page', 'panel', 'raised'] as const;
const controls = ['control', 'controlHover', 'controlPress'] as const;
const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;

/** Every pair that a component draws: ink, ground, and the ratio of WCAG 2.2 (1.4.3, 1.4.11). */
function pairsOf({
  color,
}: ReturnType<typeof makeTheme>): [name: string, ink: string, ground: string, ratio: number][] {
  return [
    ...[...grounds, ...controls].flatMap((ground) =>
      (['text', 'textMuted'] as const).map((ink) => [`${ink} on ${ground}`, color[ink], color[ground], 4.5] as const),
    ),
    ...grounds.flatMap((ground) => [
      [`lineStrong on ${ground}`, color.lineStrong, color[ground], 3] as const,
      [`focus on ${ground}`, color.focus, color[ground], 3] as const,
    ]),
    ...tones.flatMap((name) => {
      const tone = color[name];
      return [
        ...(['solid', 'solidHover', 'solidPress'] as const).map(
          (surface) => [`${name}.onSolid on ${surface}`, tone.onSolid, tone[surface], 4.5] as const,
        ),
        ...(['soft', 'softHover'] as const).flatMap((surface) => [
          [`${name}.text on ${surface}`, tone.text, tone[surface], 4.5] as const,
          [`text on ${name}.${surface}`, color.text, tone[surface], 4.5] as const,
        ]),
        ...grounds.flatMap((ground) => [
          [`${name}.text on ${ground}`, tone.text, color[ground], 4.5] as const,
          [`${name}.line on ${ground}`, tone.line, color[ground], 3] as const,
          [`${name}.mark on ${ground}`, tone.mark, color[ground], 3] as const,
        ]),
      ];
    }),
  ].map(([...pair]) => pair);
}

describe.each(schemes)('the %s theme', (scheme) => {
  const theme = makeTheme(scheme);

  it.each(pairsOf(theme))('keeps %s readable', (_name, ink, ground, ratio) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ratio);
  });

  it('confirms in exactly the teal of the specification, in dark words', () => {
    expect(theme.color.accent.solid).toBe('#00b5ad');
    expect(contrast(theme.color.accent.onSolid, '#ffffff')).toBeGreaterThan(15);
  });

  it('tells press from hover from rest', () => {
    const { control, controlHover, controlPress } = theme.color;
    expect(new Set([control, controlHover, controlPress]).size).toBe(3);
    for (const name of tones) {
      const { solid, solidHover, solidPress } = theme.color[name];
      expect(new Set([solid, solidHover, solidPress]).size).toBe(3);
    }
  });
});
