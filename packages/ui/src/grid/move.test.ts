import { expect, it } from 'vitest';
import { moveTo } from './move.ts';

const bounds = { rowCount: 101, columnCount: 5, pageRows: 10, isRightToLeft: false };
const press = (key: string, row: number, column: number, isJump = false, isRightToLeft = false) => {
  const place = moveTo({ row, column }, { key, isJump }, { ...bounds, isRightToLeft });
  return place && [place.row, place.column];
};

it.each([
  ['ArrowDown', 1, 1, [2, 1]],
  ['ArrowDown', 101, 1, [101, 1]],
  ['ArrowUp', 2, 3, [1, 3]],
  ['ArrowRight', 2, 5, [2, 5]],
  ['ArrowLeft', 2, 5, [2, 4]],
  ['Home', 9, 4, [9, 1]],
  ['End', 9, 4, [9, 5]],
  ['PageDown', 2, 2, [12, 2]],
  ['PageDown', 98, 2, [101, 2]],
  ['PageUp', 8, 2, [2, 2]],
  ['PageUp', 1, 2, [1, 2]],
])('moves with %s from row %i, column %i', (key, row, column, to) => {
  expect(press(key, row, column)).toEqual(to);
});

it.each([
  ['Home', [2, 1]],
  ['End', [101, 5]],
  ['ArrowUp', [2, 3]],
  ['ArrowDown', [101, 3]],
  ['ArrowLeft', [50, 1]],
  ['ArrowRight', [50, 5]],
])('jumps with Ctrl+%s', (key, to) => {
  expect(press(key, 50, 3, true)).toEqual(to);
});

it('reverses left and right in right-to-left text', () => {
  expect(press('ArrowLeft', 2, 2, false, true)).toEqual([2, 3]);
  expect(press('ArrowRight', 2, 2, true, true)).toEqual([2, 1]);
});

it('ignores other keys', () => {
  expect(press('a', 2, 2)).toBeUndefined();
});

it('stays in the header when there are no rows', () => {
  expect(moveTo({ row: 1, column: 1 }, { key: 'End', isJump: true }, { ...bounds, rowCount: 1 })).toEqual({
    row: 1,
    column: 5,
  });
});
