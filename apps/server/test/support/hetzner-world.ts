import { sql } from 'drizzle-orm';
import { hetznerProjects, outbox } from '../../src/db/schema.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import { createTestServer, vendorsAt } from './create-test-server.ts';
import { until } from './until.ts';

/** A panel with two nodes and the sandbox's Hetzner Cloud, whose projects are read only on request. */
export async function createHetznerWorld() {
  const sandbox = await startSandboxProcess();
  const never = 24 * 60 * 60_000;
  const server = await createTestServer({
    keep: true,
    env: vendorsAt(sandbox.url),
    timings: { firstSampleMs: never, hetznerMs: never, observeMs: never, hetznerPaceMs: 20 },
    provision: {
      nodes: [
        { alias: 'Attic', host: '192.0.2.1', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'attic' } },
        {
          alias: 'Cellar',
          host: 'Cellar.example',
          engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'cellar' },
        },
      ],
      servers: [
        {
          name: 'My plex',
          owner: 'customer@example.test',
          node: 'Cellar',
          type: 'plex',
          image: 'kronos/plex',
          port: 45_001,
          containerPort: 32_400,
        },
      ],
    },
  });
  let admin = await server.as('admin');
  const [it] = (await admin.ask('adminServers.list', { query: {} })).data;
  await server.services.servers.update(it!.id, { status: 'running' });
  const tokens = new Set<string>();
  const node = async (alias: string) => (await server.services.nodes.findByAlias(alias))!;

  return {
    sandbox,
    server,
    /** Signed in again after the panel has restarted. */
    get admin() {
      return admin;
    },
    async restart() {
      await server.restart();
      admin = await server.as('admin');
    },
    attic: await node('Attic'),
    cellar: await node('Cellar'),
    /** Adds one or several servers to a project of Hetzner Cloud. */
    async cloud(token: string, input: object) {
      tokens.add(token);
      await sandbox.control('POST', `/hetzner/${token}/servers`, input);
    },
    addProject: async (name: string, api_token: string) =>
      (await admin.ask('adminHetznerProjects.create', { body: { name, api_token } })).id,
    servers: async (query: object = {}) => (await admin.ask('adminHetznerServers.list', { query })).data,
    refresh: async () => (await admin.ask('adminHetznerServers.refresh')).failed,
    sample: () => server.services.hetznerReadings.sample(),
    act: (id: number, body: object) => admin.post(`/api/admin/integrations/hetzner/servers/${id}/act`, body),
    /** Waits for a process to end, and returns it. */
    ended: (id: number) =>
      until(`process ${id} has ended`, async () => {
        const { data } = await admin.ask('processes.one', { params: { id } });
        return data.success !== null && data;
      }),
    /** The number of times that Hetzner received a request. */
    async requests(request: string): Promise<number> {
      const response = await fetch(`${sandbox.url}/requests`, { headers: { 'X-Kronos-Sandbox': '1' } });
      const list = (await response.json()) as { service: string; request: string }[];
      return list.filter((one) => one.service === 'api.hetzner.cloud' && one.request === request).length;
    },
    countEvents: () => server.db.current.$count(outbox, sql`${outbox.entry}::text like '%hetzner-changed%'`),
    async clear() {
      await sandbox.clearFaults();
      await server.db.current.delete(hetznerProjects);
      for (const token of tokens) await sandbox.control('DELETE', `/hetzner/${token}`);
      tokens.clear();
    },
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}
