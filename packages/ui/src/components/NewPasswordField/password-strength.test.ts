import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePassword, passwordStrengths } from './password-strength.ts';

describe('a password is', () => {
  it.each([
    ['weak', ''],
    ['weak', 'password'],
    ['weak', 'P4ssw0rd1234'],
    ['weak', 'qwertyuiop[]'],
    ['weak', 'aaaaaaaaaaaaaaaaaaaa'],
    ['weak', 'abcabcabcabcabcabc'],
    ['weak', 'plexplexplexplex'],
    ['weak', 'Summer2026!!'],
    ['fair', 'tvfkqzmhxrbw'],
    ['fair', 'correct horse battery staple'],
    ['good', 'V7k-q2Zm.hX4'],
    ['good', 'correct horse battery staple orbit'],
    ['strong', 'V7k-q2Zm.hX4rB9w'],
    ['strong', 'correct horse battery staple orbit lantern velvet'],
  ] as const)('%s: %s', (strength, password) => {
    expect(judgePassword(password).strength).toBe(strength);
  });
});

describe('isLongEnough is', () => {
  it.each([
    [true, 'abcdefghijkl'],
    [false, 'abcdefghijk'],
    // Twelve characters as a user counts them, not UTF-16 units.
    [true, '🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬'],
    [false, '🎬🎬🎬🎬🎬🎬'],
    [true, 'my ox is up'],
    [false, 'my my my my'],
  ])('%s: %s', (isLongEnough, password) => {
    expect(judgePassword(password).isLongEnough).toBe(isLongEnough);
  });
});

it('gives little credit for text from the account of the user', () => {
  const password = 'robinhoodwood';
  expect(judgePassword(password).strength).toBe('fair');
  expect(judgePassword(password, ['Robin.Hoodwood@kronos.test']).strength).toBe('weak');
});

it('rates any text', () => {
  assert(
    property(string({ maxLength: 300 }), (password) => {
      expect(passwordStrengths).toContain(judgePassword(password).strength);
    }),
  );
});

it('takes less than 5 s for a text of a megabyte', () => {
  const begin = performance.now();
  judgePassword('x9'.repeat(500_000));
  expect(performance.now() - begin).toBeLessThan(5_000);
});
