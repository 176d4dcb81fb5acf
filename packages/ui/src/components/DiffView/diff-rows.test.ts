import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffRows, foldRows } from './diff-rows.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const drawn = (before: string, after: string) => diffRows(before, after).map(({ kind, text }) => signs[kind] + text);

describe('diffRows', () => {
  it('puts removed lines before added ones', () => {
    expect(drawn('a\nb\nc\n', 'a\nB\nc\n')).toEqual([' a', '-b', '+B', ' c']);
  });

  it('numbers the lines of both sides and the changes', () => {
    expect(diffRows('a\nb\nc', 'b\nc\nd')).toEqual([
      { kind: 'removed', text: 'a', before: 1, change: 0 },
      { kind: 'same', text: 'b', before: 2, after: 1 },
      { kind: 'same', text: 'c', before: 3, after: 2 },
      { kind: 'added', text: 'd', after: 3, change: 1 },
    ]);
  });

  it('ignores different line endings', () => {
    expect(drawn('a\r\nb', 'a\nb\n')).toEqual([' a', ' b']);
  });

  it.each([
    ['', '', []],
    ['', 'a', ['+a']],
    ['a', '', ['-a']],
  ])('compares %j with %j', (before, after, rows) => {
    expect(drawn(before, after)).toEqual(rows);
  });

  it('contains both texts completely, for any texts', () => {
    const text = array(constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
    assert(
      property(text, text, (before, after) => {
        const rows = diffRows(before.join('\n'), after.join('\n'));
        expect(rows.flatMap((row) => (row.kind === 'added' ? [] : row.text))).toEqual(before);
        expect(rows.flatMap((row) => (row.kind === 'removed' ? [] : row.text))).toEqual(after);
      }),
    );
  });
});

describe('foldRows', () => {
  const rows = diffRows('1\n2\n3\n4\n5\n6\n7\n8', '1\n2\n3\n4\nfive\n6\n7\n8');

  it('keeps the lines around a change unfolded', () => {
    expect(foldRows(rows, 1).map(({ from, rows: { length }, isFolded }) => [from, length, isFolded])).toEqual([
      [0, 3, true],
      [3, 4, false],
      [7, 2, true],
    ]);
  });

  it('does not fold a single line', () => {
    expect(foldRows(rows, 2).map(({ isFolded }) => isFolded)).toEqual([true, false, false]);
  });
});
