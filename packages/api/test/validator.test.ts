import { expect, it } from 'vitest';
import { contract, createValidator } from '@kronos/api/contract';
import { aServer } from './fixtures.ts';
import { json, serve, spiedClient } from './serve.ts';

it('settles with bad-body, naming endpoint and path, when a body violates the contract', async () => {
  const { url } = await serve((_, response) => json(response, 200, { data: [{ ...aServer, name: 5 }] }));
  const { client } = spiedClient(url, { validate: createValidator(contract) });
  expect(await client.customerServers.list()).toMatchObject({
    kind: 'bad-body',
    endpoint: 'customerServers.list',
    path: 'data.0.name',
    message: 'Something went wrong',
    detail: expect.stringContaining('string'),
  });
});

it('does not change the body', async () => {
  const body = { data: [{ ...aServer, more: 'than the contract says' }] };
  const { url } = await serve((_, response) => json(response, 200, body));
  const { client } = spiedClient(url, { validate: createValidator(contract) });
  expect(await client.customerServers.list()).toMatchObject({ kind: 'ok', data: body });
});

it('ignores an endpoint that is not in the contract', () => {
  expect(createValidator(contract)('nobody.knows', 1)).toBeUndefined();
});
