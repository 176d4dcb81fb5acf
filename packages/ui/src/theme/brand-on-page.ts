import { accentSteps } from './accent-steps.ts';
import { type BrandProperties, brandProperties } from './brand.ts';
import { type PreferenceStorage, preferenceKeys } from './preference.ts';
import type { Scheme } from './primitives.ts';

/** Sets a brand's accent on `<html>` and stores it for the boot script of the next visit; without a colour removes both. */
export function putBrand(colour: string | undefined, scheme: Scheme, storage: PreferenceStorage | undefined) {
  const { style } = document.documentElement;
  if (!colour) {
    // Including those set by the boot script.
    const names = [...style].filter((name) => name.startsWith('--kr-color-'));
    for (const name of names) style.removeProperty(name);
    if (storage?.read(preferenceKeys.accent)) storage.write(preferenceKeys.accent, '');
    return;
  }
  const brand = brandProperties(colour);
  for (const [name, value] of Object.entries(brand[scheme])) style.setProperty(name, value);
  storage?.write(preferenceKeys.accent, digitsOf(brand.dark) + digitsOf(brand.light));
}

/** Returns digits only, so that they fit into a cookie where there is no other storage. */
const digitsOf = (brand: BrandProperties) =>
  accentSteps.map((step) => brand[`--kr-color-accent-${step}`]?.slice(1)).join('');
