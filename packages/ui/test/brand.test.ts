import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandProperties } from '../src/theme/brand.ts';
import { vars } from '../src/theme/contract.css.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { contrast, fromHex, toHex } from '../src/theme/oklch.ts';
import { schemes } from '../src/theme/primitives.ts';

const hostile = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00b5ad',
  '#777777',
  '#767676',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  '#010101',
  '#fefefe',
];
const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function expectReadable(colour: string) {
  const brand = brandProperties(colour);
  for (const scheme of schemes) {
    const of = (step: string) => brand[scheme][`--kr-color-accent-${step}`] ?? '';
    const { color } = makeTheme(scheme);
    const grounds = [color.page, color.panel, color.raised];
    expect(of('solid')).toBe(colour);
    for (const solid of ['solid', 'solidHover', 'solidPress']) {
      expect(contrast(of('onSolid'), of(solid))).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of [...grounds, of('soft'), of('softHover')]) {
      expect(contrast(of('text'), ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of grounds) {
      expect(contrast(of('line'), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(of('mark'), ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(brand[scheme]['--kr-color-focus'] ?? '', ground)).toBeGreaterThanOrEqual(3);
    }
    for (const ground of [of('soft'), of('softHover')]) {
      expect(contrast(color.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
}

describe('brandProperties', () => {
  it.each(hostile)('keeps %s readable', expectReadable);

  it('keeps every colour readable', () => {
    assert(property(anyColour, expectReadable), { numRuns: 500 });
  });

  it('returns the built-in accent ramp for the built-in accent colour', () => {
    for (const scheme of schemes) {
      const { accent, focus } = makeTheme(scheme).color;
      const names = Object.entries(accent).map(([step, value]) => [`--kr-color-accent-${step}`, value]);
      expect(brandProperties('#00B5AD')[scheme]).toEqual({ ...Object.fromEntries(names), '--kr-color-focus': focus });
    }
  });

  it('returns exactly the properties that the components read', () => {
    const read = [...Object.values(vars.color.accent), vars.color.focus];
    expect(
      Object.keys(brandProperties('#123456').dark)
        .map((name) => `var(${name})`)
        .sort(),
    ).toEqual([...read].sort());
  });

  it.each(['', 'teal', '#fff', '#12345', '#1234567', '#00b5ag', 'rgb(0 0 0)', '#000000;}'])('rejects %j', (colour) => {
    expect(() => brandProperties(colour)).toThrow(/not of the form #rrggbb/);
  });
});

describe('OKLCH', () => {
  it('converts #rrggbb to OKLCH and back unchanged', () => {
    assert(
      property(anyColour, (colour) => {
        expect(toHex(fromHex(colour))).toBe(colour);
      }),
    );
  });

  it('reduces chroma, not lightness or hue, outside the sRGB gamut', () => {
    const wanted = { l: 0.7, c: 0.4, h: 150 };
    const got = fromHex(toHex(wanted));
    expect(got.l).toBeCloseTo(wanted.l, 1);
    expect(Math.abs(got.h - wanted.h)).toBeLessThan(2);
    expect(got.c).toBeLessThan(wanted.c);
  });

  it('computes the contrast ratio of WCAG for known pairs', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#00b5ad')).toBeCloseTo(2.56, 2);
  });
});
