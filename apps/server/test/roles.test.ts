import { type Audience, contract, type Endpoint, refusal } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, testPassword, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';

const callers = ['guest', 'customer', 'other', 'reseller', 'moderator', 'admin'] as const;
type Caller = (typeof callers)[number];

const rows = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint: endpoint as Endpoint })),
);

/** A valid body for each endpoint that takes one. */
const bodies: Record<string, unknown> = {
  'session.login': { email: 'customer@example.test', password: testPassword },
  'system.authorizeChannel': { socket_id: '1.1', channel_name: 'private-system.matrix' },
};

/** Where an allowed call answers something else than 200: a server that never ran cannot be stopped. */
const allowedStatus: Record<string, number> = { 'customerServers.stop': 409 };

const invited: Record<Audience, readonly Caller[]> = {
  guest: callers,
  customer: ['customer', 'other', 'reseller', 'moderator', 'admin'],
  reseller: ['reseller', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

function expectedStatus(id: string, { who, owner }: Endpoint, caller: Caller): number {
  if (caller === 'guest' && who !== 'guest') return 401;
  if (!invited[who].includes(caller)) return 403;
  if (owner === 'server' && caller !== 'customer' && caller !== 'admin') return 404;
  return allowedStatus[id] ?? 200;
}

const acting = ['customer', 'admin'] as const;
const operations = ['start', 'stop', 'restart'] as const;

let server: Awaited<ReturnType<typeof createTestServer>>;
const clients = new Map<Caller, TestClient>();

beforeAll(async () => {
  // A server for each allowed operation, so that none meets another's; their node does not answer.
  const servers = acting.flatMap((caller) => operations.map((operation) => `${caller} ${operation}`));
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'away', host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'away' } },
      ],
      servers: servers.map((name, index) => ({
        name,
        owner: 'customer@example.test',
        node: 'away',
        type: 'plex',
        image: 'kronos/plex',
        port: 9000 + index,
        containerPort: 32400,
      })),
    },
  });
  clients.set('guest', server.client());
  for (const caller of callers) if (caller !== 'guest') clients.set(caller, await server.as(caller));
});
afterAll(() => server.stop());

const serverFor = (id: string, caller: Caller): number => {
  const operation = operations.findIndex((name) => id === `customerServers.${name}`);
  return (caller === 'admin' ? operations.length : 0) + Math.max(operation, 0) + 1;
};

describe.each(rows)('$id', ({ id, endpoint }) => {
  it.each(callers.filter((caller) => id !== 'session.logout' || caller === 'guest'))(
    'answers a %s as its row says',
    async (caller) => {
      const path = endpoint.path.replace(':id', String(serverFor(id, caller)));
      const body = endpoint.body ? { body: structuredClone(bodies[id]) } : {};
      if (id === 'system.authorizeChannel') {
        const { tenant } = (await server.client().get('/api/system/settings')).body;
        body.body = { socket_id: '1.1', channel_name: `private-system.${tenant}` };
      }
      const answer = await clients.get(caller)!.call(endpoint.method, path, body);
      expect({ status: answer.status, ...problemOf(endpoint, answer) }).toEqual({
        status: expectedStatus(id, endpoint, caller),
      });
    },
  );
});

it.each(callers.filter((caller) => caller !== 'guest'))('session.logout signs a %s out', async (caller) => {
  expect((await clients.get(caller)!.post('/api/logout')).status).toBe(200);
});

/** What is wrong with an answer's shape: the contract's for a 200, the one of refusals for the rest. */
function problemOf({ response }: Endpoint, { status, body }: Answer): { problem?: unknown } {
  const { error } = (status === 200 ? response : refusal).safeParse(body);
  return error ? { problem: error } : {};
}
