import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from './create-app.ts';
import type { Config } from '../config/config.ts';
import { withFairQueueing } from '../http/fair-turns.ts';
import { serveOneByOne } from '../http/one-by-one.ts';
import { StartError } from './start-error.ts';

/**
 * How long an idle connection is kept. Longer than most proxies keep theirs (60 s): a request sent at the moment the
 * server closes the connection fails, and the proxy answers 502.
 */
const keepAliveTimeout = 75_000;

/** Serves the app on a port; 0 selects a free one. */
export async function listen(
  app: App,
  { port, host, trustProxy }: Pick<Config, 'port' | 'host' | 'trustProxy'>,
): Promise<Server> {
  // Without http2 options the adaptor creates a plain node:http server, which its type does not express.
  const server = createAdaptorServer({
    fetch: fetchOf(app, trustProxy),
    serverOptions: { keepAliveTimeout },
  }) as Server;
  serveOneByOne(server);
  await open(server, port, host, 'KRONOS_PORT');
  return server;
}

/** Fails early when the port is taken, before the database is created. */
export async function requirePort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await open(probe, port, host, 'KRONOS_PORT');
  await new Promise((resolve) => probe.close(resolve));
}

/** Serves the app over TLS as well, for sockets on the port of the specification. */
export async function listenSecurely(
  app: App,
  { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>,
  tls: NonNullable<Config['tls']>,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: fetchOf(app, trustProxy),
    createServer: createSecureServer,
    serverOptions: {
      keepAliveTimeout,
      cert: readPem(tls.cert, 'KRONOS_TLS_CERT'),
      key: readPem(tls.key, 'KRONOS_TLS_KEY'),
    },
  }) as Server;
  serveOneByOne(server);
  await open(server, tls.port, host, 'KRONOS_TLS_PORT');
  return server;
}

/** Network requests are served in fair turns; in-process calls need none. */
const fetchOf = (app: App, trustProxy: boolean) =>
  withFairQueueing((request, env) => app.fetch(request, env), { trustProxy });

/** Returns the port of a listening server. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Stops accepting connections and waits for responses under way, up to a limit. */
export async function closeServer(server: Server, graceMs = 5000): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A kept-alive connection that was busy a moment ago could otherwise send more requests.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

function open(server: Server, port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${error.code})`;
      reject(new StartError(`Port ${port} ${why}. Set ${variable} to a free one.`, { cause: error }));
    });
    server.listen(port, host, () => resolve());
  });
}

function readPem(path: string, variable: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StartError(`The file that ${variable} names cannot be read: ${path}.`, { cause });
  }
}
