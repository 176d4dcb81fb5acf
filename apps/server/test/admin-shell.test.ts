import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from './support/client.ts';
import { createTestServer, hour } from './support/create-test-server.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;

const away = { kind: 'sandbox' as const, url: 'http://127.0.0.1:9', node: 'away' };
beforeAll(async () => {
  server = await createTestServer({
    keep: true,
    provision: {
      nodes: [
        { alias: 'falkenstein-1', host: '10.0.0.1', engine: away },
        { alias: '50% off_node', host: '10.0.0.2', engine: away },
      ],
      servers: ['Cinema', 'My cinema'].map((name, index) => ({
        name,
        owner: 'customer@example.test',
        node: 'falkenstein-1',
        type: 'plex',
        image: 'kronos/plex',
        port: 9000 + index,
        containerPort: 32400,
      })),
    },
  });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('search', () => {
  const find = async (query: string) => (await admin.ask('adminSearch.search', { query: { query } })).results;

  it('finds users, nodes and servers and links to each', async () => {
    const [user] = await find('moderator@');
    expect(user).toMatchObject({ section: 'users', name: 'moderator', detail: 'moderator@example.test', image: null });
    expect(user!.target).toBe(`/app/admin/users/${user!.id}`);
    const [node] = await find('falken');
    expect(node).toMatchObject({
      section: 'nodes',
      name: 'falkenstein-1',
      target: `/app/admin/nodes/${node!.id}`,
    });
    const services = await find('CINEMA');
    expect(services.map(({ name }) => name)).toEqual(['Cinema', 'My cinema']);
    expect(services[0]!.target).toBe(
      `/app/admin/dashboard?restore-session=1&modaltype=server&serverid=${services[0]!.id}`,
    );
  });

  it('is limited to a section by its prefix, and treats any other colon as text', async () => {
    expect((await find('users:e')).every(({ section }) => section === 'users')).toBe(true);
    expect(await find('nodes:moderator')).toEqual([]);
    expect(await find('nothing:cinema')).toEqual([]);
  });

  it('ranks whole matches first, then the beginning of the name, of a word, and any other part', async () => {
    for (const name of ['Marina', 'Ina', 'Ed Ina', 'Ina Bo']) {
      const email = `${name.replace(' ', '.').toLowerCase()}@rank.test`;
      await server.services.users.ensure({ email, name, password: 'p', role: 'customer' });
    }
    const names = (await find('users:ina')).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Ina', 'Ina Bo', 'Ed Ina', 'Marina']);
  });

  it('treats wildcard characters literally', async () => {
    expect((await find('50% off_')).map(({ name }) => name)).toEqual(['50% off_node']);
    expect(await find('f%1')).toEqual([]);
    expect(await find('\\')).toEqual([]);
  });

  it('finds nothing for an empty query', async () => {
    expect(await find('')).toEqual([]);
    expect(await find('users:')).toEqual([]);
    expect((await admin.get('/api/admin/search')).status).toBe(422);
  });
});

describe('processes', () => {
  it('lists those of the last hour, shows one, and lists the others of its server', async () => {
    const { processes, servers } = server.services;
    const [view] = await servers.listVisible(await server.person('customer'));
    const { id: serverId, nodeId } = view!.server;
    const open = (command: string) => processes.open({ kind: 'start', command, nodeId, serverId });
    const old = await open('Start server Cinema');
    server.clock.advance(2 * hour);
    admin = await server.as('admin');
    const fresh = await open('Start server Cinema again');
    await processes.end(fresh, { success: false, words: 'The port is taken.' });

    const recent = await admin.ask('processes.recent');
    expect(recent.data.map(({ id }) => id)).toEqual([fresh]);
    expect(recent.meta.last_updated).toBe(new Date(recent.meta.last_updated).toISOString());
    expect((await admin.ask('processes.one', { params: { id: fresh } })).data).toMatchObject({
      command: 'Start server Cinema again',
      result: 'The port is taken.',
      success: false,
      node_alias: 'falkenstein-1',
      host: '10.0.0.1',
      server_name: 'Cinema',
    });
    const related = (await admin.ask('processes.related', { params: { id: fresh } })).data;
    expect(related.map(({ id }) => id)).toEqual([old]);
    for (const what of ['process', 'related']) {
      expect((await admin.get(`/api/admin/processes/${what}/999`)).status).toBe(404);
    }
  });
});

it('counts the tickets awaiting a first reply', async () => {
  const path = '/api/admin/support/tickets/count-new';
  expect((await admin.get(path)).body).toEqual({ success: true, count: 0 });
  await server.services.tickets.open({ userId: (await server.person('customer')).id, subject: 'It buffers' });
  expect((await admin.get(path)).body).toEqual({ success: true, count: 1 });
});

it('shows a reseller only the reseller’s own nodes', async () => {
  const reseller = await server.as('reseller');
  const empty = (await reseller.get('/api/reseller')).body;
  expect(empty).toMatchObject({ reseller: { name: 'reseller', customers: 0, servers: { total: 0 } }, nodes: [] });

  const { nodes } = server.services;
  const id = await nodes.findByAlias('falkenstein-1');
  await nodes.give(id!, (await server.person('reseller')).id);
  const summary = await reseller.ask('reseller.show');
  expect(summary.nodes).toMatchObject([{ id, alias: 'falkenstein-1', servers: 2 }]);
  expect(summary.reseller.servers).toMatchObject({ total: 2, by_status: { stopped: 2, running: 0 } });
});
