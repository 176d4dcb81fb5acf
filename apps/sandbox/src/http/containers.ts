import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { packFolder, unpackInto } from '../archive.ts';
import { sessionInput } from '../media/sessions.ts';
import { containerSpec, insideRequest } from '../record.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { sampleStats } from '../stats.ts';
import { describe, describeWhole } from './describe.ts';
import { ndjson, statsLines } from './lines.ts';
import { operation } from './operation.ts';

/** The endpoints of a node's containers; `:id` is the id or the name. */
export function containerRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  const on = (name: string, work: Parameters<typeof operation>[2]) => operation(sandbox, name, work);

  app.get(
    '/',
    on('list', (c, node) => c.json(node.list(labelsOf(c)).map(describe))),
  );
  app.post(
    '/',
    on('create', async (c, node) => {
      const { record } = node.create(containerSpec.parse(await c.req.json()));
      return c.json({ id: record.id }, 201);
    }),
  );
  app.get(
    '/:id',
    on('inspect', (c, node, id) => c.json(describeWhole(node.get(id)))),
  );
  app.post(
    '/:id/start',
    on('start', async (c, node, id) => done(c, node.get(id).start())),
  );
  app.post(
    '/:id/stop',
    on('stop', async (c, node, id) => done(c, node.get(id).stop())),
  );
  app.post(
    '/:id/restart',
    on('restart', async (c, node, id) => done(c, node.get(id).restart())),
  );
  app.post(
    '/:id/pause',
    on('pause', async (c, node, id) => done(c, node.get(id).pause())),
  );
  app.post(
    '/:id/unpause',
    on('unpause', async (c, node, id) => done(c, node.get(id).unpause())),
  );
  app.delete(
    '/:id',
    on('remove', async (c, node, id) => done(c, node.remove(id))),
  );
  app.get(
    '/:id/stats',
    on('stats', (c, node, id) => c.json(sampleStats(node.get(id)))),
  );
  app.get(
    '/:id/watch',
    on('watch', (c, node, id) => ndjson(statsLines(node, node.get(id)))),
  );
  app.get(
    '/:id/logs',
    on('logs', (c, node, id) => c.json(node.get(id).files.lastLines(Number(c.req.query('lines') ?? 100)))),
  );
  app.post(
    '/:id/request',
    on('request', async (c, node, id) => {
      const container = node.get(id);
      return c.json({ status: await container.request(insideRequest.parse(await c.req.json())) });
    }),
  );
  app.get(
    '/:id/archive',
    on('readArchive', (c, node, id) => {
      const tar = packFolder(node.get(id).files.locate(c.req.query('path') ?? '', 'read'));
      return new Response(Readable.toWeb(tar) as ReadableStream, { headers: { 'Content-Type': 'application/x-tar' } });
    }),
  );
  app.get(
    '/:id/file',
    on('readFile', (c, node, id) => {
      const content = node.get(id).files.read(c.req.query('path') ?? '');
      return new Response(content, { headers: { 'Content-Type': 'application/octet-stream' } });
    }),
  );
  app.post(
    '/:id/scans/finish',
    on('finishScans', (c, node, id) => {
      node.get(id).media()?.libraries.finishAll();
      return c.body(null, 204);
    }),
  );
  app.post(
    '/:id/sessions',
    on('play', async (c, node, id) => {
      const media = node.get(id).media();
      if (!media) throw new Refusal('bad-request', 'Only a running server has sessions.');
      return c.json({ id: media.sessions.start(sessionInput.parse(await c.req.json())).id }, 201);
    }),
  );
  app.put(
    '/:id/archive',
    on('writeArchive', async (c, node, id) => {
      const folder = node.get(id).files.locate(c.req.query('path') ?? '', 'write');
      if (!c.req.raw.body) throw new Refusal('bad-archive', 'The body contains no archive.');
      return done(c, unpackInto(folder, Readable.fromWeb(c.req.raw.body)));
    }),
  );
  return app;
}

async function done(c: Context, work: Promise<unknown>): Promise<Response> {
  await work;
  return c.body(null, 204);
}

/** The labels of `?label=key=value`, which may be repeated. */
export function labelsOf(c: Context): Map<string, string> {
  return new Map(
    (c.req.queries('label') ?? []).map((label) => {
      const at = label.indexOf('=');
      return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 1)];
    }),
  );
}
