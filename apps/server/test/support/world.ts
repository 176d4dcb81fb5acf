import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Timings } from '../../src/create-services.ts';
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.ts';
import { createTestServer } from './create-test-server.ts';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

/** A port that nobody holds right now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A panel with one node on a real sandbox, and one server of each type for the customer. */
export async function createWorld({
  timings = {},
  startDelayMs = 150,
}: {
  timings?: Partial<Timings>;
  startDelayMs?: number;
} = {}) {
  const sandbox: SandboxProcess = await startSandboxProcess({ startDelayMs });
  const types = ['plex', 'emby', 'jellyfin'] as const;
  const ports = [await freePort(), await freePort(), await freePort()];
  const server = await createTestServer({
    keep: true,
    timings: { observeMs: 200, sampleMs: 200, firstSampleMs: 200, ...timings },
    provision: {
      nodes: [{ alias: 'Node one', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } }],
      servers: types.map((type, index) => ({
        name: `My ${type}`,
        owner: 'customer@example.test',
        node: 'Node one',
        type,
        image: `kronos/${type}`,
        port: ports[index] ?? 0,
        containerPort: type === 'plex' ? 32_400 : 8096,
      })),
    },
  });
  return {
    sandbox,
    server,
    ports,
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}

/** Reads a server until its status is the one waited for and nothing is being done to it. */
export const settled = (client: TestClient, id: number, status: string, deadline?: number) =>
  until(
    `server ${id} is ${status}`,
    async () => {
      const { body } = await client.get(`/api/customer/servers/${id}`);
      return (
        body.status === status && body.operation?.state !== 'queued' && body.operation?.state !== 'running' && body
      );
    },
    deadline,
  );
