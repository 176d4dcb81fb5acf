import { Hono } from 'hono';
import type { ContainerRecord } from './record.ts';

/** The responses of a program other than a media server: its image and version, under every path. */
export function createToolApp({ spec, version }: ContainerRecord): Hono {
  const app = new Hono();
  app.get('*', (c) => c.text(`${spec.image}\n${version}\n`));
  return app;
}
