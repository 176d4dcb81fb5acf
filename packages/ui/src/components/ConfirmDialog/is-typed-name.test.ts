import { expect, it } from 'vitest';
import { isTypedName } from './is-typed-name.ts';

it.each([
  ['cinema', true],
  [' cinema ', true],
  ['Cinema', false],
  ['cinem', false],
  ['', false],
])('compares %j with "cinema": %s', (typed, is) => {
  expect(isTypedName(typed, 'cinema')).toBe(is);
});

it('treats composed and decomposed accents as equal', () => {
  expect(isTypedName('cine\u0301ma', 'cin\u00e9ma')).toBe(true);
});
