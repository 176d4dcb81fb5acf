import { describe, expect, it } from 'vitest';
import { arrange, moveByOne } from './arrange.ts';

const titles = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase(), year: null }));
const order = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('arrange', () => {
  it('puts titles before or after another one', () => {
    expect(order(arrange(titles, new Set(['d']), { side: 'before', id: 'a' }))).toBe('dabc');
    expect(order(arrange(titles, new Set(['a']), { side: 'after', id: 'c' }))).toBe('bcad');
  });

  it('keeps the order of several titles', () => {
    expect(order(arrange(titles, new Set(['d', 'a']), { side: 'after', id: 'b' }))).toBe('badc');
  });

  it('returns the same array when nothing can move', () => {
    expect(arrange(titles, new Set(['a']), { side: 'before', id: 'a' })).toBe(titles);
    expect(arrange(titles, new Set(['a']), { side: 'before', id: 'gone' })).toBe(titles);
    expect(arrange(titles, new Set(['gone']), { side: 'before', id: 'a' })).toBe(titles);
  });
});

describe('moveByOne', () => {
  it('moves a title by one place', () => {
    expect(order(moveByOne(titles, 'b', -1))).toBe('bacd');
    expect(order(moveByOne(titles, 'b', 1))).toBe('acbd');
  });

  it('returns the same array at either end', () => {
    expect(moveByOne(titles, 'a', -1)).toBe(titles);
    expect(moveByOne(titles, 'd', 1)).toBe(titles);
    expect(moveByOne(titles, 'gone', 1)).toBe(titles);
  });
});
