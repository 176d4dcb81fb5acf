import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import type { PullStep } from '../images.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { operation } from './operation.ts';

const pullInput = z.strictObject({ image: z.string().min(1).max(255) });

/** Calls on a node itself. */
export function nodeRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();
  app.get(
    '/info',
    operation(sandbox, 'info', (c, node) => c.json({ version: 'sandbox 1', ...node.info() })),
  );
  app.get(
    '/images',
    operation(sandbox, 'images', (c, node) => c.json(node.images())),
  );
  app.post(
    '/images/pull',
    operation(sandbox, 'pull', async (c, node) => {
      const { image } = pullInput.parse(await c.req.json());
      const body = Readable.toWeb(Readable.from(lines(node.pull(image))));
      return new Response(body as ReadableStream, { headers: { 'Content-Type': 'application/x-ndjson' } });
    }),
  );
  return app;
}

/** One JSON a line, as engines tell a pull; a failure after the first line can only be a line, too. */
async function* lines(steps: AsyncIterable<PullStep>): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield `${JSON.stringify(step)}\n`;
    yield `${JSON.stringify({ done: true })}\n`;
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : new Refusal('unknown', String(error));
    yield `${JSON.stringify({ error: { code, message } })}\n`;
  }
}
