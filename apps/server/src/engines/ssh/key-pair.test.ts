import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { makeKeyPair } from './key-pair.ts';

it('makes only key pairs that can be parsed', () => {
  const halves = Array.from({ length: 2_000 }, () => makeKeyPair('kronos')).flatMap((pair) => [
    pair.public,
    pair.private,
  ]);
  expect(halves.filter((half) => ssh2.utils.parseKey(half) instanceof Error)).toEqual([]);
});
