import { describe, expect, it } from 'vitest';
import { createFinder, findMatches, markMatches } from './find-matches.ts';

describe('findMatches', () => {
  it('finds every occurrence, ignoring case', () => {
    expect(findMatches(['Error: no error', 'fine', 'ERROR'], 'error')).toEqual({
      lines: [0, 0, 2],
      starts: [0, 10, 0],
    });
  });

  it('searches the visible text, across colour codes', () => {
    expect(findMatches(['\u001b[31mer\u001b[0mror'], 'error')).toEqual({ lines: [0], starts: [0] });
  });

  it('finds nothing for an empty search text', () => {
    expect(findMatches(['a'], '')).toEqual({ lines: [], starts: [] });
  });
});

describe('createFinder', () => {
  /** Lines that remember which of them were read. */
  const watched = (lines: readonly string[]) => {
    const read = new Set<number>();
    const list = new Proxy([...lines], {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read.add(Number(key));
        return Reflect.get(target, key);
      },
    });
    return { list, read };
  };

  it('searches only the new lines when the log has grown', () => {
    const find = createFinder();
    find(['an error', 'fine', 'last'], 'error');
    const { list, read } = watched(['an error', 'fine', 'last', 'error again']);
    expect(find(list, 'error')).toEqual({ lines: [0, 3], starts: [3, 0] });
    expect(read.has(1)).toBe(false);
  });

  it('searches everything when the oldest lines were dropped', () => {
    const find = createFinder();
    find(['an error', 'fine'], 'error');
    expect(find(['fine', 'error'], 'error')).toEqual({ lines: [1], starts: [0] });
  });

  it('searches everything when the query changes', () => {
    const find = createFinder();
    find(['an error', 'fine'], 'error');
    expect(find(['an error', 'fine'], 'fine')).toEqual({ lines: [1], starts: [0] });
  });
});

describe('markMatches', () => {
  it('splits the pieces where a match begins and ends', () => {
    expect(markMatches([{ text: 'no error here' }], 'error')).toEqual([
      { text: 'no ' },
      { text: 'error', match: 3 },
      { text: ' here' },
    ]);
  });

  it('gives all pieces of a match across styles the same mark', () => {
    expect(markMatches([{ text: 'er', color: 'red' }, { text: 'ror!' }], 'error')).toEqual([
      { text: 'er', color: 'red', match: 0 },
      { text: 'ror', match: 0 },
      { text: '!' },
    ]);
  });
});
