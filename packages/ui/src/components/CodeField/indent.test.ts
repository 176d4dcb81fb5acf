import { assert, constantFrom, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLine, type Edit, indent, outdent, type Selection } from './indent.ts';

/** `|` marks the caret, or both ends of the selection. */
const read = (marked: string): Selection => {
  const [before = '', within = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + within, start: before.length, end: before.length }
    : { text: before + within + after, start: before.length, end: before.length + within.length };
};

const write = ({ text }: Selection, { from, to, insert, start, end }: Edit) => {
  const result = text.slice(0, from) + insert + text.slice(to);
  const marks = start === end ? '|' : `|${result.slice(start, end)}|`;
  return result.slice(0, start) + marks + result.slice(end);
};

describe('Tab', () => {
  it.each([
    ['a|b', 'a  |b'],
    ['|a|', '  |a|'],
    ['a\n|b\nc|\nd', 'a\n  |b\n  c|\nd'],
    ['|a\n\nb|', '  |a\n\n  b|'],
    // A selection that ends at the beginning of a line does not include that line.
    ['|a\n|b', '  |a\n|b'],
  ])('%j becomes %j', (before, after) => {
    expect(write(read(before), indent(read(before), '  '))).toBe(after);
  });
});

describe('Shift and Tab', () => {
  it.each([
    ['    a|', '  a|'],
    [' a|', 'a|'],
    ['\ta|', 'a|'],
    ['a|', 'a|'],
    ['  |  a', '|  a'],
    [' | a', '|a'],
    ['  |a\n  b|', '|a\nb|'],
    ['|\na', '|\na'],
  ])('%j becomes %j', (before, after) => {
    expect(write(read(before), outdent(read(before), '  '))).toBe(after);
  });
});

describe('Enter', () => {
  it.each([
    ['a|', 'a\n|'],
    ['  a|b', '  a\n  |b'],
    ['\ta|b|', '\ta\n\t|'],
    [' | a', ' \n | a'],
  ])('%j becomes %j', (before, after) => {
    expect(write(read(before), breakLine(read(before)))).toBe(after);
  });
});

it('returns an edit within the text for any selection', () => {
  const lines = string({ unit: constantFrom('a', ' ', '\t', '\n'), maxLength: 40 });
  assert(
    property(tuple(lines, nat(40), nat(40)), ([text, a, b]) => {
      const start = Math.min(a, b, text.length);
      const end = Math.min(Math.max(a, b), text.length);
      for (const edit of [indent, outdent].map((act) => act({ text, start, end }, '  '))) {
        expect(0 <= edit.from && edit.from <= edit.to && edit.to <= text.length).toBe(true);
        const length = text.length - (edit.to - edit.from) + edit.insert.length;
        expect(edit.start <= edit.end && edit.end <= length).toBe(true);
      }
    }),
  );
});
