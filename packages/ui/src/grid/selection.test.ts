import { expect, it } from 'vitest';
import { coverage, ranged, toggled } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const sorted = (selection: ReadonlySet<string>) => [...selection].sort().join('');

it('toggles one row and does not change the given set', () => {
  const before = new Set(['a']);
  expect(sorted(toggled(before, 'c').selection)).toBe('ac');
  expect(sorted(toggled(before, 'a').selection)).toBe('');
  expect(sorted(before)).toBe('a');
});

it('grows and shrinks a range from its anchor in both directions', () => {
  const { anchor } = toggled(new Set(), 'c');
  const down = ranged(keys, anchor, 'e');
  expect(sorted(down.selection)).toBe('cde');
  expect(sorted(ranged(keys, down.anchor, 'd').selection)).toBe('cd');
  expect(sorted(ranged(keys, down.anchor, 'a').selection)).toBe('abc');
});

it('keeps what was selected before the range', () => {
  const { anchor } = toggled(new Set(['a']), 'd');
  expect(sorted(ranged(keys, anchor, 'e').selection)).toBe('ade');
});

it('selects only the row itself when the anchor is no longer shown', () => {
  expect(sorted(ranged(keys, { key: 'gone', without: new Set() }, 'b').selection)).toBe('b');
});

it('reports whether none, some or all of the shown rows are selected', () => {
  expect(coverage(keys, new Set())).toBe('none');
  expect(coverage(keys, new Set(['x']))).toBe('none');
  expect(coverage(keys, new Set(['a']))).toBe('some');
  expect(coverage(keys, new Set([...keys, 'x']))).toBe('all');
  expect(coverage([], new Set(['x']))).toBe('none');
});
