import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnsi, plainText } from './ansi.ts';

const esc = '\u001b';

describe('plainText', () => {
  it.each([
    ['nothing from a line without escapes', 'plain', 'plain'],
    ['colours', `${esc}[31mred${esc}[0m and ${esc}[1;32mgreen`, 'red and green'],
    ['cursor movements', `${esc}[2K${esc}[1Gdone`, 'done'],
    ['titles', `${esc}]0;evil\u0007after`, 'after'],
    ['links', `${esc}]8;;https://x.test${esc}\\text${esc}]8;;${esc}\\`, 'text'],
    ['the escape character of an unfinished sequence', `before${esc}[31`, 'before31'],
    ['other control characters', 'a\u0008b\rc\u0000', 'abc'],
    ['nothing but control characters, so tabs stay', 'a\tb', 'a\tb'],
  ])('removes %s', (_name, line, plain) => {
    expect(plainText(line)).toBe(plain);
  });
});

describe('parseAnsi', () => {
  it('splits a line into pieces of one style', () => {
    expect(parseAnsi(`a ${esc}[31mred ${esc}[1mbold${esc}[0m plain ${esc}[92mgreen`)).toEqual([
      { text: 'a ' },
      { text: 'red ', color: 'red' },
      { text: 'bold', color: 'red', isBold: true },
      { text: ' plain ' },
      { text: 'green', color: 'green' },
    ]);
  });

  it('ignores 256-colour and true-colour codes and applies the codes after them', () => {
    expect(parseAnsi(`${esc}[38;5;196;1mx${esc}[0;48;2;1;2;3;33my`)).toEqual([
      { text: 'x', isBold: true },
      { text: 'y', color: 'yellow' },
    ]);
  });

  it('returns the same text as plainText for any line', () => {
    const piece = oneof(string(), constantFrom(`${esc}[31m`, `${esc}[0m`, `${esc}[`, esc, `${esc}]0;`, '\u0007'));
    assert(
      property(array(piece), (pieces) => {
        const line = pieces.join('');
        expect(
          parseAnsi(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(plainText(line));
      }),
    );
  });
});
