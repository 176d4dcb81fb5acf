import { freePort } from '../../../../scripts/free-ports.mjs';
import type { Provision } from '../../src/start/provision.ts';
import type { Timings } from '../../src/config/timings.ts';
import { startSandboxProcess } from '../sandbox-process.ts';
import { createTestServer } from './create-test-server.ts';

interface Options {
  sandbox?: Parameters<typeof startSandboxProcess>[0];
  timings?: Partial<Timings>;
  servers?: Provision['servers'];
}

/** A server of the customer on the node Attic. */
export const den = {
  name: 'Den',
  owner: 'customer@example.test',
  node: 'Attic',
  type: 'plex',
  image: 'kronos/plex',
  port: await freePort(),
  containerPort: 32_400,
} as const;

/** A panel with the nodes Attic and Cellar, machines of the sandbox, and Bare, of which it reaches only the engine. */
export async function withSandboxNodes({ sandbox: settings, timings = {}, servers = [] }: Options = {}) {
  const sandbox = await startSandboxProcess(settings);
  const engine = (node: string) => ({ kind: 'sandbox' as const, url: sandbox.url, node });
  const server = await createTestServer({
    keep: true,
    timings: { observeMs: 600_000, firstPauseMs: 50, figuresMs: 600_000, firstSampleMs: 600_000, ...timings },
    provision: {
      nodes: [
        { alias: 'Attic', host: 'localhost', engine: engine('attic') },
        { alias: 'Cellar', host: 'localhost', engine: engine('cellar') },
        { alias: 'Bare', host: 'localhost', engine: { kind: 'docker', socketPath: '/nowhere/docker.sock' } },
      ],
      servers,
    },
  });
  return {
    sandbox,
    server,
    admin: await server.as('admin'),
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}
