import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createCaddy } from './cdn/caddy.ts';
import { createNameServer } from './dns/name-server.ts';
import { createApi } from './http/api.ts';
import { listen, loopback, portRefusal } from './listen.ts';
import { lockFolder } from './lock.ts';
import { createInbox } from './mail/inbox.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

export interface RunningSandbox {
  url: string;
  /** The port of the inbox. */
  smtpPort: number;
  /** The admin APIs of the CDN hosts. */
  cdnUrls: string[];
  /** The address of the name server. */
  dns: string;
  /** Closes every listener; the next start starts the containers that were running. */
  stop(): Promise<void>;
}

export interface StartOptions extends SandboxOptions {
  /** The port of the control API; 0 picks a free one. */
  port: number;
  /** The port of the inbox; 0 picks a free one. */
  smtpPort: number;
  /**
   * The port of the first CDN host's admin API. It is followed by that of the second host, the two ports on which
   * the demo has them serve, and that of the name server. 0, the default, picks free ports.
   */
  cdnPort?: number;
}

const cdnNames = ['cdn-1', 'cdn-2'];

/** Starts the whole sandbox on loopback ports. Fails with one clear sentence. */
export async function startSandbox({ port, smtpPort, cdnPort = 0, ...options }: StartOptions): Promise<RunningSandbox> {
  const release = lockFolder(options.dataFolder);
  const sandbox = createSandbox(options);
  const inbox = createInbox();
  const caddies = cdnNames.map((name) => createCaddy(sandbox.world, name));
  const names = createNameServer();
  // Without http2 options the adaptor creates a plain node:http server; its type does not express that.
  const server = createAdaptorServer({
    fetch: createApi(sandbox, { inbox, caddies, names, cdn: () => ({ cdnUrls: bound.cdnUrls, dns: bound.dns }) }).fetch,
  }) as Server;
  const closeCdn = async () => {
    for (const caddy of caddies) await caddy.close();
    await names.close();
  };
  let bound: { control: number; smtp: number; cdnUrls: string[]; dns: string };
  try {
    // The control port first: a second sandbox fails before it takes the containers' ports.
    const control = await listen(server, port, portRefusal(port, 'the sandbox', 'KRONOS_SANDBOX_PORT'));
    const smtp = await inbox.open(smtpPort);
    const cdnUrls: string[] = [];
    for (const [at, caddy] of caddies.entries())
      cdnUrls.push(`http://${loopback}:${await caddy.open(cdnPort && cdnPort + at)}`);
    const dns = await names.open(cdnPort && cdnPort + 2 * caddies.length);
    bound = { control, smtp, cdnUrls, dns: `${loopback}:${dns}` };
    await sandbox.resume();
  } catch (error) {
    server.close();
    await inbox.close();
    await closeCdn();
    release();
    throw error;
  }
  return {
    url: `http://${loopback}:${bound.control}`,
    smtpPort: bound.smtp,
    cdnUrls: bound.cdnUrls,
    dns: bound.dns,
    async stop() {
      await inbox.close();
      await closeCdn();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await sandbox.suspend();
      release();
    },
  };
}
