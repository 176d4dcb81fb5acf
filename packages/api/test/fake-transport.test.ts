import { describe, expect, it } from 'vitest';
import { ApiError } from '@kronos/api';
import { contract } from '@kronos/api/contract';
import { createFakeTransport } from '@kronos/api/testing';
import { anAccepted, aServer } from './fixtures.ts';
import { spiedClient } from './serve.ts';

function setUp() {
  const fake = createFakeTransport(contract);
  return { fake, ...spiedClient('http://panel.test', { fetch: fake.fetch, getToken: () => 'token' }) };
}

describe('the fake transport', () => {
  it('responds by endpoint and records the requests', async () => {
    const { fake, client } = setUp();
    fake.answer('customerServers.list', { data: [aServer] });
    fake.answer('customerServers.start', ({ params }) => ({ ...anAccepted, process: { id: params.id } }));
    expect(await client.customerServers.list({ query: { type: 'plex' } })).toMatchObject({ data: { data: [aServer] } });
    expect(await client.customerServers.start({ params: { id: 9 } })).toMatchObject({ data: { process: { id: 9 } } });
    expect(fake.calls).toMatchObject([
      { endpoint: 'customerServers.list', query: { type: 'plex' }, headers: { authorization: 'Bearer token' } },
      { endpoint: 'customerServers.start', params: { id: 9 } },
    ]);
  });

  it('rejects a response that does not match the contract', async () => {
    const { fake, client } = setUp();
    const misfit = { data: [{ ...aServer, status: 'asleep' as 'running' }] };
    expect(() => fake.answer('customerServers.list', misfit)).toThrow(ApiError);
    fake.answer('customerServers.list', () => misfit);
    expect(await client.customerServers.list()).toMatchObject({
      kind: 'http-error',
      status: 500,
      message: expect.stringContaining('customerServers.list does not match at "data.0.status"'),
    });
  });

  it('refuses invalid input with the messages of the server', async () => {
    const { fake, client } = setUp();
    const outcome = await client.session.login({ body: { email: 'nobody', password: '' } });
    expect(outcome).toMatchObject({
      status: 422,
      errors: { email: ['Invalid email address'], password: ['Enter your password'] },
    });
    expect(fake.calls).toHaveLength(1);
  });

  it('refuses, fails and hangs on demand', async () => {
    const { fake, client } = setUp();
    fake.refuse('session.user', 401, { message: 'Unauthenticated.' });
    expect(await client.session.user()).toMatchObject({ kind: 'http-error', status: 401, message: 'Unauthenticated.' });
    fake.fail('session.user');
    expect(await client.session.user()).toMatchObject({ kind: 'no-response', reason: 'network' });
    const letThrough = fake.hang('session.user');
    expect(await client.session.user({}, { timeout: 20 })).toMatchObject({ kind: 'no-response', reason: 'timeout' });
    const waiting = client.session.user();
    letThrough();
    expect(await waiting).toMatchObject({ kind: 'no-response', reason: 'network' });
    fake.answer('session.logout', { success: true });
    expect(await client.session.logout()).toMatchObject({ kind: 'ok' });
  });

  it('responds with 501 to an endpoint without a response, and with 404 to an unknown one', async () => {
    const { client } = setUp();
    expect(await client.system.settings()).toMatchObject({
      status: 501,
      message: 'system.settings has no response yet',
    });
    await expect(client.call('GET', '/api/nothing')).rejects.toMatchObject({ status: 404 });
  });
});
