import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeRow } from '../../../../scripts/free-ports.mjs';
import { until } from './until.ts';

const program = process.env['CADDY'] ?? '/usr/bin/caddy';

/** Returns why there is no real Caddy here; undefined if there is one. */
export const whyNoCaddy = (): string | undefined => (existsSync(program) ? undefined : 'there is no Caddy');

/**
 * Starts Debian's Caddy in folders of its own; its admin API listens on the given port or a free one. Its configuration
 * is lost on a restart.
 */
export async function startCaddy(adminPort?: number) {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-caddy-'));
  const first = adminPort ?? (await freeRow(3));
  const adminUrl = `http://127.0.0.1:${first}`;
  const file = join(folder, 'config.json');
  const config = { admin: { listen: `127.0.0.1:${first}`, config: { persist: false } } };
  await writeFile(file, JSON.stringify(config));
  const run = async () => {
    const child = spawn(program, ['run', '--config', file], {
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    const gone = once(child, 'exit');
    await until('Caddy answers', () => fetch(`${adminUrl}/config/`).then(Boolean, () => false));
    return async () => {
      child.kill('SIGTERM');
      await gone;
    };
  };
  let end = await run();
  return {
    adminUrl,
    /** Free ports for what it serves, unless the caller chose the port. */
    ports: [first + 1, first + 2] as const,
    /** Stops it, and starts it again with its original configuration. */
    async restart() {
      await end();
      end = await run();
    },
    end: () => end(),
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
