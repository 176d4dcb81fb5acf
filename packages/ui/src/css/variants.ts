import type { StyleRule } from '@vanilla-extract/css';
import { inComponents } from './component-style.ts';

/** The styles of one variant, one for each of its names, so that the list of names stays the only list. */
export const variantsOf = <Name extends string | number>(names: readonly Name[], rule: (name: Name) => StyleRule) =>
  Object.fromEntries(names.map((name) => [name, inComponents(rule(name))])) as Record<Name, StyleRule>;
