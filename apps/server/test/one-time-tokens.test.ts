import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenKind } from '../src/domain/tokens/one-time-tokens.ts';
import { createTestServer, hour } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let userId: number;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  ({ id: userId } = await server.person('customer'));
});
afterAll(() => server.stop());

const kind: TokenKind = 'password-reset';
const issue = (options?: { instead?: boolean }) =>
  server.services.oneTimeTokens.issue({ kind, userId, lifetime: hour, payload: { why: 'test' } }, options);
const take = (token: string, as: TokenKind = kind) =>
  server.db.transaction(() => server.services.oneTimeTokens.take(as, token));

it('is accepted once, even when taken twice at once', async () => {
  const token = await issue();
  expect(await server.services.oneTimeTokens.look(kind, token)).toMatchObject({ kind: 'valid' });
  const taken = await Promise.all([take(token), take(token)]);
  expect(taken.map((state) => state.kind).sort()).toEqual(['used', 'valid']);
  expect(await take(token)).toEqual({ kind: 'used' });
});

it('is accepted for its kind only, and unknown when made up', async () => {
  const token = await issue();
  expect(await take(token, 'email-change')).toEqual({ kind: 'unknown' });
  expect(await take('made up')).toEqual({ kind: 'unknown' });
});

it('expires, or ends when a newer one replaces it', async () => {
  const [late, earlier] = [await issue(), await issue({ instead: false })];
  const newest = await issue();
  expect(await take(late)).toEqual({ kind: 'expired' });
  expect(await take(earlier)).toEqual({ kind: 'expired' });
  server.clock.advance(hour);
  expect(await take(newest)).toEqual({ kind: 'expired' });
});

it('is not used up by a transaction that fails', async () => {
  const token = await issue();
  const failing = server.db.transaction(async () => {
    await server.services.oneTimeTokens.take(kind, token);
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await take(token)).toMatchObject({ kind: 'valid' });
});
