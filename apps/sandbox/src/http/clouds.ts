import { Hono } from 'hono';
import { z } from 'zod';
import { cloudServerInput, type Hetzner } from '../vendors/hetzner.ts';

const limitInput = z.strictObject({ calls: z.int().min(0) });

/** Controls of Hetzner Cloud for tests, in addition to the vendor's API. */
export function cloudRoutes(hetzner: Hetzner): Hono {
  const app = new Hono();
  app.post('/:token/servers', async (c) => {
    hetzner.ensure(c.req.param('token')).add(cloudServerInput.parse(await c.req.json()));
    return c.body(null, 204);
  });
  app.delete('/:token/servers/:name', (c) => {
    hetzner.ensure(c.req.param('token')).remove(c.req.param('name'));
    return c.body(null, 204);
  });
  app.post('/:token/limit', async (c) => {
    hetzner.ensure(c.req.param('token')).limit.leave(limitInput.parse(await c.req.json()).calls);
    return c.body(null, 204);
  });
  app.delete('/:token', (c) => {
    hetzner.revoke(c.req.param('token'));
    return c.body(null, 204);
  });
  return app;
}
