import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, it } from 'vitest';
import { createRuntimeFn } from './recipe-runtime.ts';

const recipe = {
  defaultClassName: 'base',
  variantClassNames: {
    tone: { accent: 'accent', danger: 'danger' },
    isWide: { true: 'wide' },
    size: { small: 'small', medium: 'medium' },
  },
  defaultVariants: { tone: 'accent' },
  compoundVariants: [[{ tone: 'danger', isWide: true }, 'wide-danger'] satisfies [object, string]],
};

const names = (className: string) => className.split(' ').sort();

it.each([
  [undefined],
  [{}],
  [{ tone: undefined, size: 'small' }],
  [{ tone: 'danger', isWide: false }],
  [{ tone: 'danger', isWide: true, size: 'medium' }],
])('returns the same class names as vanilla-extract for %o', (chosen) => {
  const expected = original(recipe)(chosen);
  expect(names(createRuntimeFn(recipe)(chosen))).toEqual(names(expected));
});
