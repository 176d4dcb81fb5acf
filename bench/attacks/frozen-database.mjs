// A PostgreSQL that stops responding without ending a connection.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { figure } from '../figures.mjs';

/** Opens a line to the database that can be frozen; `url` leads through it. */
export async function openLine(databaseUrl) {
  const url = new URL(databaseUrl);
  const line = fork(fileURLToPath(new URL('line.mjs', import.meta.url)), [url.hostname, url.port || '5432']);
  const [port] = await once(line, 'message');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    freeze: () => line.kill('SIGSTOP'),
    mend: () => line.kill('SIGCONT'),
    close: () => line.kill('SIGKILL'),
  };
}

/** Freezes the database and prints how long health checks and calls take to fail, and to succeed afterwards. */
export async function freezeDatabase({ origin, line, token }) {
  const timed = async (path) => {
    const begun = performance.now();
    const { status } = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return { status, ms: performance.now() - begun };
  };
  line.freeze();
  const health = await timed('/healthz');
  if (health.status !== 503) throw new Error(`/healthz answered ${health.status} while the database was frozen.`);
  figure('/healthz responds while the database is frozen', health.ms, 'ms', 2000);
  const call = await timed('/api/get-user');
  if (call.status < 500) throw new Error(`A call answered ${call.status} while the database was frozen.`);
  figure('a call fails while the database is frozen', call.ms / 1000, 's', 30);
  line.mend();
  const begun = performance.now();
  while ((await timed('/api/get-user')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  figure('a call succeeds after the database responds again', (performance.now() - begun) / 1000, 's', 5);
}
