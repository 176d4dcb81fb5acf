import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { patience } from '../../../scripts/patience.mjs';
import { Running } from './process.ts';

/** The panel's server and, in the demo, its sandbox: processes of their own on free ports, with data of their own. */
export interface Product {
  /** Origin of the panel, without a slash at the end. */
  origin: string;
  /** Port of the demo's first server; the others follow. */
  firstServer: number;
  /** Where the sandbox shows what the panel mailed. */
  inbox: string;
  /** Stops the panel's server, and only that, and starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** What the server printed since it was started. */
  printed: () => readonly string[];
  stopServer: (signal?: NodeJS.Signals) => Promise<void>;
  startServer: () => Promise<void>;
  /** Stops the sandbox and with it every engine and server of the demo; `startSandbox` brings back what ran. */
  stopSandbox: () => Promise<void>;
  startSandbox: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a product; `env` goes to the server. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'kronos-e2e-'));
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const firstServer = await freeRow(8);
  const origin = `http://localhost:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;

  let sandbox: Running | undefined;
  const startSandbox = async () => {
    sandbox = new Running('apps/sandbox/dist/main.js', {
      KRONOS_SANDBOX_PORT: String(sandboxPort),
      KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
      KRONOS_SANDBOX_DATA: join(data, 'sandbox'),
    });
    await sandbox.answers(`${sandboxUrl}/health`, { headers: { 'x-kronos-sandbox': '1' } });
  };
  const stopSandbox = async () => {
    await sandbox?.stop();
  };
  if (env.KRONOS_DEMO !== 'off') await startSandbox();

  let server: Running | undefined;
  const startServer = async () => {
    server = new Running('apps/server/dist/main.js', {
      KRONOS_PORT: String(port),
      KRONOS_DATA: join(data, 'server'),
      KRONOS_SANDBOX_URL: sandboxUrl,
      KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
      KRONOS_DEMO_PORT: String(firstServer),
      KRONOS_LOG: 'warn',
      ...env,
    });
    await server.answers(`${origin}/healthz`);
  };
  const stopServer = async (signal?: NodeJS.Signals) => {
    await server?.stop(signal);
  };
  await startServer();
  return {
    origin,
    firstServer,
    inbox: `${sandboxUrl}/inbox`,
    startServer,
    printed: () => server?.lines ?? [],
    stopServer,
    startSandbox,
    stopSandbox,
    async restart() {
      await stopServer();
      await startServer();
    },
    async stop() {
      await stopServer();
      await stopSandbox();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Tests share a product with the demo's people and servers. `test.use({ world: … })` at the top of a file takes another
 * one, as Playwright gives each value a worker. To start a product takes as long as many tests do, so that there are
 * few: what puts everything back is in the shared one; what changes something that no later file of them needs (in the
 * order of their names) in the one called `changed`; what changes people or limits for good has one of its own.
 */
export const test = base.extend<{ baseURL: string }, { world: string; demo: 'on' | 'off'; product: Product }>({
  world: ['shared', { option: true, scope: 'worker' }],
  demo: ['on', { option: true, scope: 'worker' }],
  product: [
    async ({ demo }, use) => {
      const product = await startProduct({ KRONOS_DEMO: demo });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 * patience },
  ],
  baseURL: ({ product }, use) => use(product.origin),
});
export { expect } from '@playwright/test';
