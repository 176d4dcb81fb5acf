import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startCaddy } from '../../../apps/server/test/support/caddy-process.ts';
import { administer, databaseUrl } from '../../../apps/server/test/support/postgres.ts';
import { freePort, freeRow } from '../../../scripts/free-ports.mjs';
import { patience } from '../../../scripts/patience.mjs';
import { Running } from './process.ts';

/** The panel's server and, in the demo, its sandbox: separate processes on free ports with data of their own. */
export interface Product {
  /** The origin of the panel, without a trailing slash. */
  origin: string;
  /** The port of the demo's first server; the others follow. */
  firstServer: number;
  /** The address of the sandbox, whose vendors and controls are below it. */
  sandbox: string;
  /** The page on which the sandbox shows the panel's mails. */
  inbox: string;
  /** Stops only the panel's server, and starts it again with the same port and data. */
  restart: () => Promise<void>;
  /** The server's output since its start. */
  printed: () => readonly string[];
  stopServer: (signal?: NodeJS.Signals) => Promise<void>;
  startServer: () => Promise<void>;
  /** Stops the sandbox with all engines and servers of the demo; `startSandbox` restores those that were running. */
  stopSandbox: () => Promise<void>;
  startSandbox: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a product; `env` is the environment of its server. With `isEmbedded` it keeps its data as `npm start` does;
 * with `withCaddy` its CDN hosts are Debian's Caddy instead of the sandbox's.
 */
export async function startProduct(
  env: Record<string, string> = {},
  { isEmbedded = false, withCaddy = false } = {},
): Promise<Product> {
  const database = isEmbedded ? undefined : await openDatabase();
  const data = await mkdtemp(join(tmpdir(), 'kronos-e2e-'));
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const cdnPort = await freeRow(5);
  const sandboxCdnPort = withCaddy ? await freeRow(5) : cdnPort;
  const caddies = withCaddy ? [await startCaddy(cdnPort), await startCaddy(cdnPort + 1)] : [];
  const firstServer = await freeRow(8);
  const origin = `http://localhost:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;

  let sandbox: Running | undefined;
  const startSandbox = async () => {
    sandbox = new Running('apps/sandbox/dist/main.js', {
      KRONOS_SANDBOX_PORT: String(sandboxPort),
      KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
      KRONOS_SANDBOX_CDN_PORT: String(sandboxCdnPort),
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
      KRONOS_SANDBOX_CDN_PORT: String(cdnPort),
      KRONOS_DEMO_PORT: String(firstServer),
      KRONOS_LOG: 'warn',
      ...database?.env,
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
    sandbox: sandboxUrl,
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
      for (const caddy of caddies) await caddy.stop();
      await rm(data, { recursive: true, force: true });
      await database?.remove();
    },
  };
}

/** Creates a database on PostgreSQL, where the run has one: a product starts several times as quickly on it. */
async function openDatabase() {
  if (!process.env.KRONOS_TEST_DATABASE_URL) return undefined;
  const name = `kronos_e2e_${randomBytes(6).toString('hex')}`;
  await administer(`create database "${name}"`);
  return {
    env: { DATABASE_URL: databaseUrl(name) },
    remove: () => administer(`drop database "${name}" with (force)`),
  };
}

/**
 * Tests share a product with the demo's users and servers. `test.use({ world: … })` at the top of a file selects
 * another, because Playwright starts a worker for each value. Starting a product takes as long as many tests, so
 * there are few: files that restore everything use the shared one; files whose changes no later file (by name)
 * depends on use `changed`; files that change users or limits permanently have their own.
 */
export const test = base.extend<
  { baseURL: string },
  { world: string; demo: 'on' | 'off'; cdn: 'sandbox' | 'caddy'; product: Product }
>({
  world: ['shared', { option: true, scope: 'worker' }],
  demo: ['on', { option: true, scope: 'worker' }],
  cdn: ['sandbox', { option: true, scope: 'worker' }],
  product: [
    async ({ demo, world, cdn }, use) => {
      const options = { isEmbedded: world === 'shared', withCaddy: cdn === 'caddy' };
      const product = await startProduct({ KRONOS_DEMO: demo }, options);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 * patience },
  ],
  baseURL: ({ product }, use) => use(product.origin),
});
export { expect } from '@playwright/test';
