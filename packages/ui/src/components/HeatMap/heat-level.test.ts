import { expect, it } from 'vitest';
import { heatLevel } from './heat-level.ts';

it.each([
  [0, 100, 0],
  [-4, 100, 0],
  [0.1, 100, 1],
  [20, 100, 1],
  [21, 100, 2],
  [100, 100, 5],
  [120, 100, 5],
  [0, 0, 0],
])('maps %d of at most %d to level %d', (value, largest, level) => {
  expect(heatLevel(value, largest)).toBe(level);
});
