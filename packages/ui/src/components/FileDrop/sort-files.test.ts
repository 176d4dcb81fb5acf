import { describe, expect, it } from 'vitest';
import { sortFiles } from './sort-files.ts';

const file = (name: string, size = 1, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type, lastModified: 0 });
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('sortFiles', () => {
  it('accepts everything without limits', () => {
    expect(names(sortFiles([file('a.png'), file('b.zip', 9, '')], [], {}).taken)).toEqual(['a.png', 'b.zip']);
  });

  it.each([
    ['image/png', true],
    ['image/*', true],
    ['.PNG', true],
    ['image/gif', false],
    ['.jpg', false],
    ['video/*', false],
  ])('matches a PNG against %s: %s', (type, isTaken) => {
    expect(sortFiles([file('a.png')], [], { accept: [type] }).taken).toHaveLength(isTaken ? 1 : 0);
  });

  it('returns the reason of each refusal, and counts only accepted files', () => {
    const files = [file('a.txt', 1, 'text/plain'), file('b.png', 9), file('c.png'), file('d.png')];
    const { taken, refused } = sortFiles(files, [], { accept: ['image/*'], maxSize: 8, maxCount: 1 });
    expect(names(taken)).toEqual(['c.png']);
    expect(refused.map((entry) => [entry.file.name, entry.reason])).toEqual([
      ['a.txt', 'type'],
      ['b.png', 'size'],
      ['d.png', 'count'],
    ]);
  });

  it('counts the files that are held already, and accepts each file once', () => {
    const held = [file('a.png')];
    expect(names(sortFiles([file('a.png'), file('b.png'), file('b.png')], held, {}).taken)).toEqual(['b.png']);
    expect(sortFiles([file('b.png')], held, { maxCount: 1 }).refused).toHaveLength(1);
  });
});
