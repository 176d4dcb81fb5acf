import { describe, expect, it } from 'vitest';
import { createAppKey } from './app-key.ts';
import { createSealer } from './sealer.ts';

const key = createAppKey('the key of this installation, 32+');
const sealer = createSealer(key);

describe('a sealed secret', () => {
  it('is opened at its place, in any script, even when it is empty', () => {
    for (const secret of ['a token', 'пароль 🔑', ''])
      expect(sealer.open(sealer.seal(secret, 'nodes:1:engine'), 'nodes:1:engine')).toBe(secret);
  });

  it('differs each time, and does not contain the secret', () => {
    const [one, other] = [sealer.seal('a token', 'x'), sealer.seal('a token', 'x')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('a token');
    expect(one).not.toContain(Buffer.from('a token').toString('base64url'));
  });

  it('is refused at another place, with another key, and after a change of any part', () => {
    const sealed = sealer.seal('a token', 'nodes:1:engine');
    expect(() => sealer.open(sealed, 'nodes:2:engine')).toThrow();
    expect(() => createSealer(createAppKey('x'.repeat(32))).open(sealed, 'nodes:1:engine')).toThrow();
    const parts = sealed.split('.');
    for (const changed of [1, 2, 3]) {
      const other = parts.map((part, index) =>
        index === changed ? `${part[0] === 'A' ? 'B' : 'A'}${part.slice(1)}` : part,
      );
      expect(() => sealer.open(other.join('.'), 'nodes:1:engine')).toThrow();
    }
  });

  it.each(['', 'v1', 'v1.a', 'v1.a.b', 'v2.a.b.c', 'a token'])('is refused in the unknown format "%s"', (text) => {
    expect(() => sealer.open(text, 'x')).toThrow('The sealed value of x has an unknown format.');
  });
});
