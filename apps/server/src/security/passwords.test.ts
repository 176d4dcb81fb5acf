import { expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

it('accepts only the password that was hashed', async () => {
  const stored = await hashPassword('three small teapots');
  expect(stored).not.toContain('teapots');
  expect(await verifyPassword(stored, 'three small teapots')).toBe(true);
  expect(await verifyPassword(stored, 'three small teapot')).toBe(false);
  expect(await hashPassword('three small teapots')).not.toBe(stored);
});

it('accepts no password, not even that of the decoy, where none is stored', async () => {
  expect(await verifyPassword(undefined, 'three small teapots')).toBe(false);
  expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
});

it('recognises a hash of another cost', async () => {
  expect(needsRehash(await hashPassword('three small teapots'))).toBe(false);
  expect(needsRehash('$argon2id$v=19$m=4096,t=3,p=1$c2FsdA$aGFzaA')).toBe(true);
});
