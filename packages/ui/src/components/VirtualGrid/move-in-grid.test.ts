import { expect, it } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

// Ten items in rows of four: the last row holds two.
const place = { count: 10, columns: 4, page: 2, isRtl: false };

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageUp', 9, 1],
  ['PageUp', 6, 2],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
  ['a', 5, undefined],
])('%s moves from %i to %s', (key, index, next) => {
  expect(moveInGrid(key, false, { ...place, index })).toBe(next);
});

it('moves to the first or last item with Ctrl', () => {
  expect(moveInGrid('Home', true, { ...place, index: 6 })).toBe(0);
  expect(moveInGrid('End', true, { ...place, index: 6 })).toBe(9);
});

it('reverses left and right in right-to-left text', () => {
  expect(moveInGrid('ArrowRight', false, { ...place, index: 6, isRtl: true })).toBe(5);
  expect(moveInGrid('ArrowLeft', false, { ...place, index: 6, isRtl: true })).toBe(7);
});
