import ssh2 from 'ssh2';
import { expect, it } from 'vitest';
import { makeKeyPair } from './key-pair.ts';

it('makes keys that can be read, every one of them', () => {
  const halves = Array.from({ length: 2_000 }, () => makeKeyPair('kronos')).flatMap((pair) => [
    pair.public,
    pair.private,
  ]);
  expect(halves.filter((half) => ssh2.utils.parseKey(half) instanceof Error)).toEqual([]);
});
