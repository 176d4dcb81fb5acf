import { describe, expect, it } from 'vitest';
import { findMatches, markMatches } from './find-matches.ts';

describe('findMatches', () => {
  it('finds every occurrence, upper and lower case alike', () => {
    expect(findMatches(['Error: no error', 'fine', 'ERROR'], 'error')).toEqual({
      lines: [0, 0, 2],
      starts: [0, 10, 0],
    });
  });

  it('looks at what is shown, across colours', () => {
    expect(findMatches(['\u001b[31mer\u001b[0mror'], 'error')).toEqual({ lines: [0], starts: [0] });
  });

  it('finds nothing for nothing', () => {
    expect(findMatches(['a'], '')).toEqual({ lines: [], starts: [] });
  });
});

describe('markMatches', () => {
  it('cuts where an occurrence begins and ends', () => {
    expect(markMatches([{ text: 'no error here' }], 'error')).toEqual([
      { text: 'no ' },
      { text: 'error', match: 3 },
      { text: ' here' },
    ]);
  });

  it('keeps an occurrence together across styles', () => {
    expect(markMatches([{ text: 'er', color: 'red' }, { text: 'ror!' }], 'error')).toEqual([
      { text: 'er', color: 'red', match: 0 },
      { text: 'ror', match: 0 },
      { text: '!' },
    ]);
  });
});
