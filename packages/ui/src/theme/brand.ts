import { makeTone } from './make-tone.ts';
import type { Scheme } from './primitives.ts';

/** The custom properties that replace the accent in one scheme. */
export type BrandProperties = Readonly<Record<`--kr-color-${string}`, string>>;

/**
 * Computes the accent of both schemes from one brand colour. The colour stays the solid surface; its text, lines and
 * soft surfaces take its hue at a readable lightness, so that any colour works.
 * @throws TypeError when the colour is not `#rrggbb`.
 * @example brandProperties('#00b5ad')
 * @example
 * brandProperties('#00b5ad')
 */
export function brandProperties(colour: string): Readonly<Record<Scheme, BrandProperties>> {
  if (!/^#[\da-f]{6}$/i.test(colour)) {
    throw new TypeError(`The brand colour "${colour}" is not of the form #rrggbb, so no accent can be made from it.`);
  }
  const solid = colour.toLowerCase();
  return { dark: propertiesFor(solid, 'dark'), light: propertiesFor(solid, 'light') };
}

function propertiesFor(solid: string, scheme: Scheme): BrandProperties {
  const tone = makeTone(solid, scheme);
  return Object.fromEntries([
    ...Object.entries(tone).map(([step, value]) => [`--kr-color-accent-${step}`, value]),
    ['--kr-color-focus', tone.mark],
  ]);
}
