import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/setup.mjs';
import { freeRow } from '../scripts/free-ports.mjs';
import { patience } from '../scripts/patience.mjs';

/** Starts the built product with new demo data; resolves once it responds. */
export async function serve() {
  const port = await freeRow(17);
  const [sandboxPort, smtpPort, firstServer, cdnPort] = [port + 1, port + 2, port + 3, port + 11];
  const data = mkdtempSync(join(tmpdir(), 'kronos-bench-'));
  const launch = (file, env) =>
    spawn(process.execPath, [file], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: 'ignore',
    });
  const sandbox = launch('apps/sandbox/dist/main.js', {
    KRONOS_SANDBOX_PORT: String(sandboxPort),
    KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
    KRONOS_SANDBOX_CDN_PORT: String(cdnPort),
    KRONOS_SANDBOX_DATA: join(data, 'sandbox'),
  });
  /** Starts a server process; resolves once it responds. */
  const startAt = async (at, folder) => {
    const server = launch('apps/server/dist/main.js', {
      KRONOS_PORT: String(at),
      KRONOS_DATA: join(data, folder),
      KRONOS_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
      KRONOS_SANDBOX_CDN_PORT: String(cdnPort),
      KRONOS_DEMO_PORT: String(firstServer),
      KRONOS_LOG: 'error',
    });
    const until = Date.now() + 30_000 * patience;
    for (;;) {
      try {
        if ((await fetch(`http://localhost:${at}/healthz`)).ok) return server;
      } catch {
        // Not listening yet.
      }
      if (Date.now() > until || server.exitCode !== null) throw new Error('The product did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  let server = await startAt(port, 'server');
  const others = [];
  return {
    origin: `http://localhost:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    /** Kills the server and starts it again; resolves with the seconds until it responds. */
    async killAndStart() {
      server.kill('SIGKILL');
      await once(server, 'exit');
      const begun = performance.now();
      server = await startAt(port, 'server');
      return (performance.now() - begun) / 1000;
    },
    /** Starts a second process on the same PostgreSQL database; resolves with its origin. */
    async startAnother() {
      others.push(await startAt(port + 16, 'other'));
      return `http://localhost:${port + 16}`;
    },
    async stop() {
      for (const child of [...others, server, sandbox]) {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}
