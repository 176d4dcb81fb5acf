import { expect, it } from 'vitest';
import { isTypedName } from './is-typed-name.ts';

it.each([
  ['cinema', true],
  [' cinema ', true],
  ['Cinema', false],
  ['cinem', false],
  ['', false],
])('%j for cinema: %s', (typed, is) => {
  expect(isTypedName(typed, 'cinema')).toBe(is);
});

it('takes a letter with its accent as one or as two characters', () => {
  expect(isTypedName('cine\u0301ma', 'cin\u00e9ma')).toBe(true);
});
