import { expect, it } from 'vitest';
import { findByStart, isTyped } from './type-ahead.ts';

const names = ['attic', 'cinema', 'Café', 'meadow'];
const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('finds the next name when several begin with the text, and starts over at the end', () => {
  expect(findByStart(names, 'c', 0)).toBe(1);
  expect(findByStart(names, 'c', 2)).toBe(2);
  expect(findByStart(names, 'c', 3)).toBe(1);
  expect(findByStart(names, 'x', 0)).toBe(-1);
});

it('ignores case and accents when names are compared', () => {
  expect(findByStart(names, 'CAFE', 0)).toBe(2);
});

it('takes letters and digits only, and none when a modifier is pressed', () => {
  expect(['a', 'ß', '7', ' ', '?', 'Enter'].map((key) => isTyped({ ...plain, key }))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isTyped({ ...plain, key: 'a', ctrlKey: true })).toBe(false);
});
