import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApi } from './http/api.ts';
import { loopback } from './listeners.ts';
import { lockFolder } from './lock.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

export interface RunningSandbox {
  url: string;
  /** Ends every listener; the containers that ran run again at the next start. */
  stop(): Promise<void>;
}

/** The whole sandbox on one loopback port (0 picks a free one). Fails with one clear sentence. */
export async function startSandbox({ port, ...options }: SandboxOptions & { port: number }): Promise<RunningSandbox> {
  const release = lockFolder(options.dataFolder);
  const sandbox = createSandbox(options);
  // Without http2 options the adaptor makes a plain node:http server; its type cannot say so.
  const server = createAdaptorServer({ fetch: createApi(sandbox).fetch }) as Server;
  try {
    // The control port first: a second sandbox is turned away before it takes the containers' ports.
    await listen(server, port);
    await sandbox.resume();
  } catch (error) {
    release();
    throw error;
  }
  const address = server.address();
  return {
    url: `http://${loopback}:${typeof address === 'object' && address ? address.port : port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await sandbox.suspend();
      release();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${error.code})`;
      reject(new Error(`Port ${port} of the sandbox ${why}; set KRONOS_SANDBOX_PORT to a free one.`));
    });
    server.listen(port, loopback, () => resolve());
  });
}
