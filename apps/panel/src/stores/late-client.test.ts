import { createClient } from '@kronos/api';
import { contract } from '@kronos/api/contract';
import { createFakeTransport } from '@kronos/api/testing';
import { expect, it } from 'vitest';
import { settings } from '../testing/fixtures.ts';
import { createLateClient, guestRoutes } from './late-client.ts';

function made() {
  const server = createFakeTransport(contract);
  server.answer('system.settings', settings());
  const test = { loads: 0, lost: 0, isCut: false };
  const client = createLateClient({
    async load() {
      test.loads += 1;
      if (test.isCut) throw new Error('The chunk did not come.');
      return createClient({
        routes: guestRoutes,
        baseURL: 'http://panel.test',
        fetch: server.fetch,
        getToken: () => null,
        onGenericError: () => {},
        onNoResponse: () => {},
      });
    },
    onLost() {
      test.lost += 1;
      return 'network';
    },
  });
  return { client, server, test };
}

it('loads the client once, with the first call', async () => {
  const { client, test } = made();
  expect(test.loads).toBe(0);
  const [one, other] = await Promise.all([client.system.settings(), client.system.settings()]);
  expect([one.kind, other.kind, test.loads]).toEqual(['ok', 'ok', 1]);
});

it('provides the client after it was loaded, and throws before', async () => {
  const { client } = made();
  expect(() => client.now).toThrow('The client is not loaded yet');
  const ensured = await client.ensure();
  expect(client.now).toBe(ensured);
});

it('resolves a call with no-response when the client cannot be loaded, and loads it with the next call', async () => {
  const { client, server, test } = made();
  test.isCut = true;
  const outcome = await client.session.login({ body: { email: 'a@example.test', password: 'secret' } });
  expect(outcome).toEqual({
    kind: 'no-response',
    reason: 'network',
    endpoint: 'POST /api/login',
    method: 'POST',
    url: '/api/login',
  });
  expect([test.lost, server.calls.length]).toEqual([1, 0]);

  test.isCut = false;
  expect(await client.system.settings()).toMatchObject({ kind: 'ok' });
  expect([test.lost, test.loads]).toEqual([1, 2]);
});
