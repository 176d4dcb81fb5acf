import { describe, expect, it, vi } from 'vitest';
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
  const setup = () => {
    const search = vi.fn(findMatches);
    return { find: createFinder(search), search };
  };

  it('searches only the new lines when the log has grown', () => {
    const { find, search } = setup();
    find(['an error', 'fine', 'last'], 'error');
    const now = ['an error', 'fine', 'last', 'error again'];
    expect(find(now, 'error')).toEqual({ lines: [0, 3], starts: [3, 0], gone: 0 });
    expect(search).toHaveBeenLastCalledWith(now, 'error', 3);
  });

  it('searches only the new lines when the oldest were dropped, and counts the matches in those', () => {
    const { find, search } = setup();
    find(['error, error', 'fine', 'an error'], 'error');
    const now = ['fine', 'an error', 'error again'];
    expect(find(now, 'error')).toEqual({ lines: [1, 2], starts: [3, 0], gone: 2 });
    expect(search).toHaveBeenLastCalledWith(now, 'error', 2);
    expect(find(['error again', 'x'], 'error')).toEqual({ lines: [0], starts: [0], gone: 3 });
  });

  it('finds the same as a whole search in a log that repeats its lines', () => {
    const { find } = setup();
    const log = Array.from({ length: 60 }, (_, index) => ['error', 'fine', 'fine', 'error!'][(index * index) % 4]!);
    for (let end = 10; end <= log.length; end += 3) {
      const now = log.slice(Math.max(0, end - 12), end);
      expect(find(now, 'error')).toMatchObject(findMatches(now, 'error'));
    }
  });

  it('searches everything when the log is another one', () => {
    const { find, search } = setup();
    find(['an error', 'fine'], 'error');
    const now = ['other', 'error'];
    expect(find(now, 'error')).toEqual({ lines: [1], starts: [0], gone: 0 });
    expect(search).toHaveBeenLastCalledWith(now, 'error');
  });

  it('searches everything when the query changes', () => {
    const { find } = setup();
    find(['an error', 'fine'], 'error');
    expect(find(['an error', 'fine'], 'fine')).toEqual({ lines: [1], starts: [0], gone: 0 });
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
