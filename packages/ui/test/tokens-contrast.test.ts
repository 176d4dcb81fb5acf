import { describe, expect, it } from 'vitest';
import { makeTheme } from '../src/theme/make-theme.ts';
import { contrast, fromHex } from '../src/theme/oklch.ts';
import { schemes } from '../src/theme/primitives.ts';

const grounds = ['page', 'panel', 'raised'] as const;
const controls = ['control', 'controlHover', 'controlPress'] as const;
const series = [1, 2, 3, 4, 5] as const;
const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;

/** Every pair of colours that a component uses: ink, ground, and the required ratio of WCAG 2.2 (1.4.3, 1.4.11). */
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
      ...series.map((number) => [`chart.${number} on ${ground}`, color.chart[number], color[ground], 3] as const),
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

type Row = readonly [number, number, number];

/** Simulated colour vision; matrices of Machado, Oliveira and Fernandes (2009) for linear RGB. */
const visions: Record<string, readonly [Row, Row, Row]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenAs(hex: string, matrix: readonly [Row, Row, Row]): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => (byte / 255) ** 2.2);
  const bytes = matrix.map((row) => {
    const channel = row.reduce((sum, factor, index) => sum + factor * (linear[index] ?? 0), 0);
    return Math.round(Math.min(1, Math.max(0, channel)) ** (1 / 2.2) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The distance in OKLab, where 0.02 is about the smallest difference that an eye perceives. */
function distance(one: string, other: string): number {
  const [a, b] = [fromHex(one), fromHex(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, Math.sqrt(a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn)));
}

describe.each(schemes)('the %s theme', (scheme) => {
  const theme = makeTheme(scheme);

  it.each(pairsOf(theme))('keeps %s readable', (_name, ink, ground, ratio) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(ratio);
  });

  it('uses exactly the specified teal for the accent, with dark text on it', () => {
    expect(theme.color.accent.solid).toBe('#00b5ad');
    expect(contrast(theme.color.accent.onSolid, '#ffffff')).toBeGreaterThan(15);
  });

  it.each(Object.entries(visions))('keeps the series of a chart distinguishable with %s vision', (_name, matrix) => {
    const seen = series.map((number) => seenAs(theme.color.chart[number], matrix));
    const distances = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => distance(one, other)));
    expect(Math.min(...distances)).toBeGreaterThan(0.12);
  });

  it('keeps the series of a chart calm: no louder than the accent', () => {
    for (const number of series) expect(fromHex(theme.color.chart[number]).c).toBeLessThan(0.115);
  });

  it('uses different colours at rest, on hover and on press', () => {
    const { control, controlHover, controlPress } = theme.color;
    expect(new Set([control, controlHover, controlPress]).size).toBe(3);
    for (const name of tones) {
      const { solid, solidHover, solidPress } = theme.color[name];
      expect(new Set([solid, solidHover, solidPress]).size).toBe(3);
    }
  });
});
