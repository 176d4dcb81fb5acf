import { makeTone } from './make-tone.ts';
import type { Scheme } from './primitives.ts';

/** Custom properties that replace the accent in one scheme. */
export type BrandProperties = Readonly<Record<`--kr-color-${string}`, string>>;

/**
 * The accent from one brand colour, for both schemes. The colour itself stays the solid surface; its text, lines and
 * soft surfaces take its hue at a lightness that is readable, so that any colour will do.
 * @throws TypeError when the colour is not `#rrggbb`.
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
