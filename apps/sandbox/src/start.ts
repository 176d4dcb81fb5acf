import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApi } from './http/api.ts';
import { listen, loopback, portRefusal } from './listen.ts';
import { lockFolder } from './lock.ts';
import { createInbox } from './mail/inbox.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

export interface RunningSandbox {
  url: string;
  /** The port of the inbox. */
  smtpPort: number;
  /** Closes every listener; the next start starts the containers that were running. */
  stop(): Promise<void>;
}

export interface StartOptions extends SandboxOptions {
  /** The port of the control API; 0 picks a free one. */
  port: number;
  /** The port of the inbox; 0 picks a free one. */
  smtpPort: number;
}

/** Starts the whole sandbox on two loopback ports. Fails with one clear sentence. */
export async function startSandbox({ port, smtpPort, ...options }: StartOptions): Promise<RunningSandbox> {
  const release = lockFolder(options.dataFolder);
  const sandbox = createSandbox(options);
  const inbox = createInbox();
  // Without http2 options the adaptor creates a plain node:http server; its type does not express that.
  const server = createAdaptorServer({ fetch: createApi(sandbox, inbox).fetch }) as Server;
  let bound: { control: number; smtp: number };
  try {
    // The control port first: a second sandbox fails before it takes the containers' ports.
    const control = await listen(server, port, portRefusal(port, 'the sandbox', 'KRONOS_SANDBOX_PORT'));
    bound = { control, smtp: await inbox.open(smtpPort) };
    await sandbox.resume();
  } catch (error) {
    server.close();
    await inbox.close();
    release();
    throw error;
  }
  return {
    url: `http://${loopback}:${bound.control}`,
    smtpPort: bound.smtp,
    async stop() {
      await inbox.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await sandbox.suspend();
      release();
    },
  };
}
