import type { StyleRule } from '@vanilla-extract/css';
import { inComponents } from './component-style.ts';

/** Returns the styles of a variant, one for each of its names, so that the names are listed only once. */
export const variantsOf = <Name extends string | number>(names: readonly Name[], rule: (name: Name) => StyleRule) =>
  Object.fromEntries(names.map((name) => [name, inComponents(rule(name))])) as Record<Name, StyleRule>;
