import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import { machineTasks } from '../machine.ts';
import { registryAccount } from '../private-registry.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { runScript } from '../script.ts';
import { sampleStats } from '../stats.ts';
import { labelsOf } from './containers.ts';
import { describe } from './describe.ts';
import { eventLines, ndjson, scriptLines } from './lines.ts';
import { operation } from './operation.ts';

const taskInput = z.enum(machineTasks);
const mountInput = z.strictObject({ target: z.string().startsWith('/').max(200), source: z.string().max(500) });
const folderInput = z.strictObject({ path: z.string().startsWith('/').max(400) });
const scriptInput = z.strictObject({
  source: z.string().max(64 * 1024),
  variables: z.record(z.string(), z.string()),
  asRoot: z.boolean(),
});
const extractInput = z.strictObject({
  archive: z.string().startsWith('/').max(400),
  target: z.string().startsWith('/').max(400),
  stripComponents: z.int().min(0).max(10),
  keepArchive: z.boolean(),
});
const pullInput = z.strictObject({ image: z.string().min(1).max(255), account: registryAccount.optional() });
const pruneInput = z.strictObject({ labels: z.record(z.string(), z.string()) });

/** The endpoints of a node itself. */
export function nodeRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.get(
    '/info',
    operation(sandbox, 'info', (c, node) => c.json({ version: 'sandbox 1', ...node.info() })),
  );
  app.get(
    '/stats',
    operation(sandbox, 'sample', (c, node) => {
      const running = node.list(labelsOf(c)).filter(({ record }) => record.state === 'running');
      return c.json(running.map((one) => ({ container: describe(one), stats: sampleStats(one) })));
    }),
  );
  app.get(
    '/events',
    operation(sandbox, 'events', (c, node) => ndjson(eventLines(node, labelsOf(c)))),
  );
  app.get(
    '/host',
    operation(sandbox, 'report', (c, node) => c.json(node.machine.report())),
  );
  app.get(
    '/host/mounts',
    operation(sandbox, 'checkMount', (c, node) => c.json(node.machine.checkMount(c.req.query('target') ?? ''))),
  );
  app.post(
    '/host/mounts',
    operation(sandbox, 'mount', async (c, node) => {
      const { target, source } = mountInput.parse(await c.req.json());
      return c.json({ output: node.machine.mount(target, source) });
    }),
  );
  app.get(
    '/host/folders',
    operation(sandbox, 'checkFolder', (c, node) => c.json(node.machine.checkFolder(c.req.query('path') ?? ''))),
  );
  app.post(
    '/host/folders',
    operation(sandbox, 'makeFolder', async (c, node) => {
      node.machine.makeFolder(folderInput.parse(await c.req.json()).path);
      return c.body(null, 204);
    }),
  );
  app.delete(
    '/host/folders',
    operation(sandbox, 'removeFolder', (c, node) => {
      node.removeFolder(folderInput.parse({ path: c.req.query('path') }).path);
      return c.body(null, 204);
    }),
  );
  app.post(
    '/host/script',
    operation(sandbox, 'runScript', async (c, node) => {
      const script = scriptInput.parse(await c.req.json());
      return ndjson(scriptLines(node, (signal) => runScript(script, { node: node.name, signal })));
    }),
  );
  app.post(
    '/host/extract',
    operation(sandbox, 'extract', async (c, node) =>
      ndjson(Readable.from(lines(await node.extract(extractInput.parse(await c.req.json()))))),
    ),
  );
  app.post(
    '/host/:task',
    operation(sandbox, 'perform', (c, node) => c.json({ output: node.perform(taskInput.parse(c.req.param('task'))) })),
  );
  app.delete(
    '/volumes/:name',
    operation(sandbox, 'removeVolume', (c, node) => {
      node.removeVolume(c.req.param('name') ?? '');
      return c.body(null, 204);
    }),
  );
  app.get(
    '/images',
    operation(sandbox, 'images', (c, node) => c.json(node.images.list())),
  );
  app.post(
    '/images/pull',
    operation(sandbox, 'pull', async (c, node) => {
      const { image, account } = pullInput.parse(await c.req.json());
      return ndjson(Readable.from(lines(node.images.pull(image, account))));
    }),
  );
  app.post(
    '/images/prune',
    operation(sandbox, 'pruneImages', async (c, node) => {
      const { labels } = pruneInput.parse(await c.req.json());
      return c.json(node.images.prune(labels));
    }),
  );
  return app;
}

/**
 * Streams one JSON body per line, as an engine does for a pull. A failure after the first line is reported as a line as
 * well.
 */
async function* lines(steps: AsyncIterable<object>): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield `${JSON.stringify(step)}\n`;
    yield `${JSON.stringify({ done: true })}\n`;
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : new Refusal('unknown', String(error));
    yield `${JSON.stringify({ error: { code, message } })}\n`;
  }
}
