// The time from a fresh clone to the served page with a warm package cache, and the time of the second start.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from './figures.mjs';
import { freeRow } from '../scripts/free-ports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kronos-start-'));
const clone = join(folder, 'kronos');
const port = await freeRow(16);
const [sandboxPort, smtpPort, firstServer, cdnPort] = [port + 1, port + 2, port + 3, port + 11];
const env = {
  ...process.env,
  KRONOS_PORT: String(port),
  KRONOS_SANDBOX_PORT: String(sandboxPort),
  KRONOS_SANDBOX_SMTP_PORT: String(smtpPort),
  KRONOS_SANDBOX_CDN_PORT: String(cdnPort),
  KRONOS_DEMO_PORT: String(firstServer),
  KRONOS_DATA: join(folder, 'data'),
  KRONOS_SANDBOX_DATA: join(folder, 'sandbox'),
};

/** The seconds from `npm start` to the first response with the page. */
async function start() {
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: 'ignore', detached: true });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('npm start exited before it served the page.');
      try {
        const response = await fetch(`http://localhost:${port}/app/login`);
        if (response.ok && (await response.text()).includes('id="app"')) return (performance.now() - begun) / 1000;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    if (child.pid && child.exitCode === null) {
      // npm forwards signals to its script only in part, so the whole process group is signalled.
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
    // The server takes a moment to shut down; the next start must not be answered by this one.
    while (
      await fetch(`http://localhost:${port}/healthz`).then(
        () => true,
        () => false,
      )
    );
  }
}

try {
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  figure('npm start from a clean clone, warm package cache', await start(), 's', 60);
  figure('npm start once more', await start(), 's', 8);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
