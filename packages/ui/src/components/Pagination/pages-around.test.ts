import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
  [16, 20, [1, 'gap-before', 15, 16, 17, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('lists the steps around page %i of %i', (page, count, steps) => {
  expect(pagesAround(page, count)).toEqual(steps);
});
