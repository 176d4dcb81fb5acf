import { expect, it } from 'vitest';
import { truncateCommand } from './truncate-command.ts';

it('keeps up to 93 characters', () => {
  expect(truncateCommand('x'.repeat(93))).toBe('x'.repeat(93));
});

it('cuts a longer command and adds an ellipsis', () => {
  expect(truncateCommand('x'.repeat(94))).toBe(`${'x'.repeat(93)}…`);
});

it('counts a grapheme as one character', () => {
  const family = '👨‍👩‍👧';
  expect(truncateCommand(family.repeat(93))).toBe(family.repeat(93));
  expect(truncateCommand(family.repeat(94))).toBe(`${family.repeat(93)}…`);
});
