import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { onlyLoopbackNames } from '../http/guard.ts';
import { misbehave } from '../http/misbehave.ts';
import { listen, portRefusal } from '../listen.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { Complaint, pathOfId, readTree, type Verb, writeTree } from './config-tree.ts';
import { createEdge } from './edge.ts';

/** A CDN host: Caddy's admin API for a configuration in memory, and the HTTP servers that it describes. */
export function createCaddy(world: World, name: string) {
  const edge = createEdge();
  let config: Record<string, unknown> = { apps: {} };
  let tail: Promise<unknown> = Promise.resolve();

  /** Applies one change at a time; a refused change leaves everything as it was. */
  const change = (verb: Verb, parts: string[], value: unknown): Promise<void> => {
    const before = tail;
    const work = async () => {
      await before;
      const next = structuredClone(config);
      writeTree(next, verb, parts, value);
      await edge.serve(serversIn(next));
      config = next;
    };
    const done = work();
    tail = done.catch(() => undefined);
    return done;
  };
  const partsOf = (path: string): string[] => {
    const [area, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
    if (area === 'config') return rest;
    const [id = '', ...below] = rest;
    const found = pathOfId(config, id);
    if (!found) throw new Complaint(404, `unknown object ID '${id}'`);
    return [...found, ...below];
  };

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
    return c.json({ error: error.message }, error instanceof Complaint ? error.status : 500);
  });
  app.use(onlyLoopbackNames);
  app.use(misbehave(world, name, { node: name }));
  app.use(bodyLimit({ maxSize: 1024 * 1024 }));
  for (const path of ['/config/*', '/id/*']) {
    app.get(path, (c) => c.json(readTree(config, partsOf(c.req.path)) as object));
    app.on(['PUT', 'POST', 'PATCH', 'DELETE'], path, async (c) => {
      const verb = c.req.method as Verb;
      const isJson = verb === 'DELETE' || c.req.header('content-type')?.includes('application/json');
      // As in Caddy. A form on a web page cannot send this type.
      if (!isJson) throw new Complaint(400, 'unacceptable content-type');
      await change(verb, partsOf(c.req.path), verb === 'DELETE' ? undefined : await c.req.json());
      return c.body(null, 200);
    });
  }
  // Without http2 options the adaptor creates a plain node:http server; its type does not express that.
  const admin = createAdaptorServer({ fetch: app.fetch }) as Server;

  return {
    name,
    /** Opens the admin API; resolves with its port. */
    open: (port: number): Promise<number> =>
      listen(admin, port, portRefusal(port, `the CDN host ${name}`, 'KRONOS_SANDBOX_CDN_PORT')),
    /** Loses the configuration, like a Caddy that is restarted without `--resume`. */
    async forget(): Promise<void> {
      await tail;
      await edge.serve({});
      config = { apps: {} };
    },
    async close(): Promise<void> {
      const closed = new Promise((resolve) => admin.close(resolve));
      admin.closeAllConnections();
      await closed;
      await edge.close();
    },
  };
}
export type Caddy = ReturnType<typeof createCaddy>;

function serversIn(config: Record<string, unknown>): unknown {
  try {
    return readTree(config, ['apps', 'http', 'servers']);
  } catch {
    return {};
  }
}
