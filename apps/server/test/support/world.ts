import type { Logger } from 'pino';
import { freeRow } from '../../../../scripts/free-ports.mjs';
import type { Timings } from '../../src/config/timings.ts';
import { type SandboxProcess, startSandboxProcess } from '../sandbox-process.ts';
import { createTestServer, vendorsAt } from './create-test-server.ts';
import type { TestClient } from './client.ts';
import { until } from './until.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A panel with one node on a real sandbox, and one server of each type for the customer. */
export async function createWorld({
  timings = {},
  startDelayMs = 150,
  restartDelayMs = 1000,
  env = {},
  scanMs = 500,
  log,
}: {
  timings?: Partial<Timings>;
  startDelayMs?: number;
  restartDelayMs?: number;
  env?: Record<string, string>;
  scanMs?: number;
  /** @default silent */
  log?: Logger;
} = {}) {
  const sandbox: SandboxProcess = await startSandboxProcess({ startDelayMs, restartDelayMs, scanMs });
  const types = ['plex', 'emby', 'jellyfin'] as const;
  const first = await freeRow(types.length);
  const server = await createTestServer({
    keep: true,
    env: { ...vendorsAt(sandbox.url), KRONOS_DNS_SERVERS: (await sandbox.surroundings()).dns, ...env },
    ...(log && { log }),
    timings: { observeMs: 200, sampleMs: 200, firstSampleMs: 200, ...timings },
    provision: {
      nodes: [{ alias: 'Node one', host: 'localhost', engine: { kind: 'sandbox', url: sandbox.url, node: 'one' } }],
      servers: types.map((type, index) => ({
        name: `My ${type}`,
        owner: 'customer@example.test',
        node: 'Node one',
        type,
        image: `kronos/${type}`,
        port: first + index,
        containerPort: type === 'plex' ? 32_400 : 8096,
      })),
    },
  });
  return {
    sandbox,
    server,
    /** The port of the first server; the others follow. */
    firstPort: first,
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}

/** Reads a server until it has the given status and no operation is under way. */
export const settled = (client: TestClient, id: number, status: string, deadline?: number) =>
  until(
    `server ${id} is ${status}`,
    async () => {
      const server = await client.ask('customerServers.one', { params: { id } });
      return (
        server.status === status &&
        server.operation?.state !== 'queued' &&
        server.operation?.state !== 'running' &&
        server
      );
    },
    deadline,
  );
