import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { listen } from '../listen.ts';
import { Complaint } from './config-tree.ts';

const handler = z.discriminatedUnion('handler', [
  z.strictObject({
    handler: z.literal('static_response'),
    status_code: z.int().default(200),
    headers: z.record(z.string(), z.array(z.string())).default({}),
    body: z.string().default(''),
  }),
  z.strictObject({
    handler: z.literal('reverse_proxy'),
    upstreams: z.array(z.strictObject({ dial: z.string().regex(/^[^/]*:\d+$/) })).min(1),
    flush_interval: z.number().optional(),
  }),
]);
/** Excludes names that only look like the ASCII form of an international name. */
const hostname = z.string().refine((name) => domainToASCII(name) !== '', 'converting hostname to ASCII');
const route = z.strictObject({
  '@id': z.string().optional(),
  match: z
    .array(z.strictObject({ host: z.array(hostname).optional(), path: z.array(z.string()).optional() }))
    .optional(),
  handle: z.array(handler).default([]),
  terminal: z.boolean().default(false),
});
const server = z.strictObject({
  listen: z.array(z.string().regex(/:\d+$/)),
  automatic_https: z.looseObject({}).optional(),
  routes: z.array(route).default([]),
});
/** The HTTP servers of a configuration, in the subset that the sandbox supports. */
export const httpServers = z.record(z.string(), server);
type Route = z.infer<typeof route>;

/** Serves the HTTP servers of a configuration on loopback, with real ports and real forwarding. */
export function createEdge() {
  let routes = new Map<number, Route[]>();
  const open = new Map<number, Server>();
  /** Upgraded sockets, which a server no longer counts as connections. */
  const upgraded = new Set<Duplex>();

  const handlerFor = (port: number, { headers, url = '/' }: IncomingMessage) => {
    const name = (headers.host ?? '').replace(/:\d+$/, '');
    const [path = '/'] = url.split('?', 1);
    const fits = ({ match }: Route) =>
      match?.some((one) => (one.host?.includes(name) ?? true) && (one.path?.includes(path) ?? true)) ?? true;
    return (routes.get(port) ?? []).find(fits)?.handle[0];
  };

  function serve(port: number, asked: IncomingMessage, answer: ServerResponse): void {
    const does = handlerFor(port, asked);
    if (does?.handler !== 'reverse_proxy') {
      answer.writeHead(does?.status_code ?? 200, { Server: 'Caddy', ...does?.headers }).end(does?.body);
      return;
    }
    const passed = request(targetOf(does.upstreams, asked), (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  function upgrade(port: number, asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const does = handlerFor(port, asked);
    upgraded.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => upgraded.delete(socket));
    if (does?.handler !== 'reverse_proxy') return void socket.destroy();
    const passed = request(targetOf(does.upstreams, asked));
    passed.on('error', () => socket.destroy());
    passed.on('response', () => socket.destroy());
    passed.on('upgrade', (got, other, first) => {
      const lines = got.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      other.on('error', () => socket.destroy());
      socket.on('close', () => other.destroy());
      other.on('close', () => socket.destroy());
      if (first.length > 0) socket.write(first);
      if (head.length > 0) other.write(head);
      other.pipe(socket).pipe(other);
    });
    passed.end();
  }

  const close = async (port: number): Promise<void> => {
    const one = open.get(port);
    open.delete(port);
    if (!one) return;
    const closed = new Promise((resolve) => one.close(resolve));
    one.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
    await closed;
  };

  return {
    /** Serves this configuration from now on, or throws and keeps the previous one. */
    async serve(configuration: unknown): Promise<void> {
      const parsed = httpServers.safeParse(configuration ?? {});
      if (!parsed.success) throw new Complaint(500, `loading new config: ${parsed.error.issues[0]?.message}`);
      const next = new Map<number, Route[]>();
      for (const one of Object.values(parsed.data))
        for (const address of one.listen) next.set(Number(/\d+$/.exec(address)?.[0]), one.routes);
      const fresh: number[] = [];
      try {
        for (const port of next.keys()) {
          if (open.has(port)) continue;
          const made = createServer((asked, answer) => serve(port, asked, answer));
          made.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) =>
            upgrade(port, asked, socket, head),
          );
          await listen(made, port, () => new Complaint(500, `listen tcp 127.0.0.1:${port}: address already in use`));
          open.set(port, made);
          fresh.push(port);
        }
      } catch (error) {
        for (const port of fresh) await close(port);
        throw error;
      }
      routes = next;
      for (const port of open.keys()) if (!next.has(port)) await close(port);
    },
    async close(): Promise<void> {
      for (const port of open.keys()) await close(port);
    },
  };
}

function targetOf(upstreams: readonly { dial: string }[], { method, url, headers, socket }: IncomingMessage) {
  const dial = new URL(`http://${upstreams[0]?.dial}`);
  return {
    host: dial.hostname,
    port: dial.port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-host': headers.host },
  };
}
