import { expect, it } from 'vitest';
import { rowsToDraw } from './rows-to-draw.ts';

const range = { startIndex: 10, endIndex: 12, overscan: 1, count: 100 };

it.each([
  [11, [9, 10, 11, 12, 13]],
  [0, [0, 9, 10, 11, 12, 13]],
  [99, [9, 10, 11, 12, 13, 99]],
  [-1, [9, 10, 11, 12, 13]],
  [100, [9, 10, 11, 12, 13]],
])('keeps row %i drawn, in order', (active, rows) => {
  expect(rowsToDraw(range, active)).toEqual(rows);
});
