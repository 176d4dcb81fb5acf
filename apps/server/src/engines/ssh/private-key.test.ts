import ssh2 from 'ssh2';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { makeKeyPair } from './key-pair.ts';
import { fingerprintOfPrivate, readPrivateKey } from './private-key.ts';

const armour = (content: Buffer) =>
  `-----BEGIN OPENSSH PRIVATE KEY-----\n${content.toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`;
const contentOf = (text: string) => Buffer.from(text.replace(/-----[^-]+-----/g, ''), 'base64');
const halfOf = (line: string) => Buffer.from(line.split(' ')[1] ?? '', 'base64');

/** One key's private half with the public half of another. */
function mixed(): string {
  const [one, other] = [makeKeyPair(), makeKeyPair()].map((pair) => ({
    ...pair,
    half: halfOf(pair.public).subarray(-32),
  }));
  if (!one || !other) throw new Error('There is no pair.');
  const content = contentOf(one.private);
  for (let at = content.indexOf(one.half); at >= 0; at = content.indexOf(one.half, at + 1))
    other.half.copy(content, at);
  return armour(content);
}

/** A file that claims to contain this many keys but contains none. */
function promising(count: number): string {
  const content = contentOf(makeKeyPair().private);
  content.writeUInt32BE(count, content.indexOf('none\0\0\0\0') + 8);
  return armour(content);
}

describe('a private key', () => {
  it.each(['ed25519', 'rsa', 'ecdsa'] as const)('is read with its public half when it is %s', (type) => {
    const bits = { ed25519: undefined, rsa: 2048, ecdsa: 256 }[type];
    const pair = ssh2.utils.generateKeyPairSync(type as 'rsa', { bits: bits as 2048, comment: "'; rm -rf ~ #" });
    const half = halfOf(pair.public);
    const publicKey = `${pair.public.split(' ', 2).join(' ')} kronos`;
    expect(readPrivateKey(pair.private)).toEqual({ publicKey, fingerprint: fingerprintOf(half) });
    expect(fingerprintOfPrivate(pair.private)).toBe(fingerprintOf(half));
  });

  it('is not read when it needs a passphrase', () => {
    const { private: key } = ssh2.utils.generateKeyPairSync('ed25519', {
      cipher: 'aes256-ctr',
      rounds: 1,
      passphrase: 'a passphrase',
    });
    expect(readPrivateKey(key)).toBe('encrypted');
    expect(fingerprintOfPrivate(key)).toBeNull();
  });

  const whole = makeKeyPair();
  it.each([
    ['nothing', ''],
    ['a public key', whole.public],
    ['half of one', whole.private.slice(0, 200)],
    ['one that lacks its end', whole.private.replace(/-----END.*/, '')],
    ['one whose halves are of two', mixed()],
    ['a file without keys', promising(0)],
    ['a file of a billion keys', promising(1_000_000_000)],
    ['noise', armour(Buffer.from('openssh-key-v1\0'.padEnd(300, 'x')))],
    ['noise in another format', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----'],
  ])('is not %s', (_, text) => {
    expect(readPrivateKey(text)).toBe('unreadable');
  });
});
