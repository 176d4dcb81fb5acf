import { expect, it } from 'vitest';
import { mergeTail } from './merge-tail.ts';

it.each([
  ['the first lines', [], ['a', 'b'], ['a', 'b']],
  ['nothing new', ['a', 'b'], ['a', 'b'], ['a', 'b']],
  ['lines behind', ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a window that went on', ['a', 'b', 'c'], ['c', 'd', 'e'], ['a', 'b', 'c', 'd', 'e']],
  ['lines that are alike', ['x', 'x'], ['x', 'x', 'x'], ['x', 'x', 'x']],
  ['a new container', ['a', 'b'], ['q'], ['q']],
  ['a log that is gone', ['a', 'b'], [], []],
])('merges the known lines with %s', (_, known, newest, all) => {
  expect(mergeTail(known, newest)).toEqual(all);
});
