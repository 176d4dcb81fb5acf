import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a container engine without containers on a socket file. */
export async function startIdleEngine(): Promise<{ socketPath: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kronos-engine-'));
  const socketPath = join(folder, 'engine.sock');
  const info = { ServerVersion: '1', NCPU: 1, MemTotal: 1, Containers: 0 };
  const engine = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/info') ? info : []));
  });
  engine.listen(socketPath);
  await once(engine, 'listening');
  return {
    socketPath,
    async close() {
      engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
