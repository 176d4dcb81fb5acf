import { accentSteps } from './accent-steps.ts';
import { type BrandProperties, brandProperties } from './brand.ts';
import { type PreferenceStorage, preferenceKeys } from './preference.ts';
import type { Scheme } from './primitives.ts';

/** Puts a brand's accent on `<html>` and keeps it for the boot script of the next visit; without a colour takes both away. */
export function putBrand(colour: string | undefined, scheme: Scheme, storage: PreferenceStorage | undefined) {
  const { style } = document.documentElement;
  if (!colour) {
    // What the boot script set, too.
    const names = [...style].filter((name) => name.startsWith('--kr-color-'));
    for (const name of names) style.removeProperty(name);
    if (storage?.read(preferenceKeys.accent)) storage.write(preferenceKeys.accent, '');
    return;
  }
  const brand = brandProperties(colour);
  for (const [name, value] of Object.entries(brand[scheme])) style.setProperty(name, value);
  storage?.write(preferenceKeys.accent, digitsOf(brand.dark) + digitsOf(brand.light));
}

/** Nothing but digits, so that a cookie holds them where there is no other storage. */
const digitsOf = (brand: BrandProperties) =>
  accentSteps.map((step) => brand[`--kr-color-accent-${step}`]?.slice(1)).join('');
