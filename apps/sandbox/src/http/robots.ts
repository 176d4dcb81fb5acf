import { Hono } from 'hono';
import { z } from 'zod';
import { robotMonitorInput, type UptimeRobot } from '../vendors/uptime-robot.ts';

const limitInput = z.strictObject({ calls: z.int().min(0) });
const planInput = z.strictObject({ monitors: z.int().min(0) });
const statusInput = z.strictObject({ status: z.enum(['UP', 'DOWN', 'PAUSED', 'STARTED']) });

/** Controls of UptimeRobot for tests, in addition to the vendor's API. */
export function robotRoutes(uptimeRobot: UptimeRobot): Hono {
  const app = new Hono();
  app.get('/:key/monitors', (c) => c.json(uptimeRobot.account(c.req.param('key'))?.monitors() ?? []));
  app.post('/:key/monitors', async (c) => {
    const { port = null, ...values } = robotMonitorInput.parse(await c.req.json());
    uptimeRobot.ensure(c.req.param('key')).add({ ...values, port, interval: 300, timeout: 30 });
    return c.body(null, 204);
  });
  app.post('/:key/monitors/:name/status', async (c) => {
    const { status } = statusInput.parse(await c.req.json());
    uptimeRobot.ensure(c.req.param('key')).setStatus(c.req.param('name'), status);
    return c.body(null, 204);
  });
  app.post('/:key/limit', async (c) => {
    uptimeRobot.ensure(c.req.param('key')).limit.leave(limitInput.parse(await c.req.json()).calls);
    return c.body(null, 204);
  });
  app.post('/:key/plan', async (c) => {
    uptimeRobot.ensure(c.req.param('key')).allow(planInput.parse(await c.req.json()).monitors);
    return c.body(null, 204);
  });
  app.delete('/:key', (c) => {
    uptimeRobot.revoke(c.req.param('key'));
    return c.body(null, 204);
  });
  return app;
}
