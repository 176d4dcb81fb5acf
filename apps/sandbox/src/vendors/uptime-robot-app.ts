import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RobotAccount, UptimeRobot } from './uptime-robot.ts';

const perPage = 50;
const listQuery = z.object({
  cursor: z.coerce.number().int().min(0).default(0),
  name: z.string().optional(),
  url: z.string().optional(),
});
const monitorInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PORT'), port: z.int().min(1).max(65_535) }),
  z.object({ type: z.enum(['HTTP', 'PING']) }),
]);
const common = z.object({
  friendlyName: z.string().min(1).max(250),
  url: z.string().min(1),
  interval: z.int().min(30).max(86_400),
  timeout: z.int().min(0).max(60).default(30),
});

/** api.uptimerobot.com/v3: lists the monitors of a key's account page by page, and adds, changes and removes them. */
export function uptimeRobotApp(uptimeRobot: UptimeRobot): Hono<{ Variables: { account: RobotAccount } }> {
  const app = new Hono<{ Variables: { account: RobotAccount } }>();
  const refuse = (c: Context, status: 400 | 401 | 404 | 429, message: string | string[]) => c.json({ message }, status);
  const monitorOf = (c: Context<{ Variables: { account: RobotAccount } }>) =>
    c.var.account.monitor(Number(c.req.param('id')));

  app.use(async (c, next) => {
    const account = uptimeRobot.account(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '');
    if (!account) return refuse(c, 401, 'Invalid or missing API key');
    const { calls, left, resetAt, isTooMany } = account.limit.count();
    c.header('X-RateLimit-Limit', String(calls));
    c.header('X-RateLimit-Remaining', String(left));
    if (isTooMany) {
      c.header('Retry-After', String(Math.max(1, Math.ceil((resetAt - Date.now()) / 1000))));
      return refuse(c, 429, 'Too many requests');
    }
    c.set('account', account);
    return next();
  });
  app.get('/monitors', (c) => {
    const query = listQuery.safeParse(c.req.query());
    if (!query.success) return refuse(c, 400, ['cursor must be a number']);
    const { cursor, name, url } = query.data;
    const rest = c.var.account
      .monitors()
      .filter((one) => one.id > cursor)
      .filter((one) => (name === undefined || one.friendlyName.includes(name)) && (!url || one.url.includes(url)));
    const data = rest.slice(0, perPage);
    const last = data.at(-1);
    const nextLink = last && rest.length > perPage ? `https://api.uptimerobot.com/v3/monitors?cursor=${last.id}` : null;
    const answer = c.json({ data, nextLink });
    // A new monitor has been checked by the next request.
    for (const one of data) if (one.status === 'STARTED') c.var.account.setStatus(one.friendlyName, 'UP');
    return answer;
  });
  app.post('/monitors', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const values = common.safeParse(body);
    const kind = monitorInput.safeParse(body);
    const issues = [...(values.error?.issues ?? []), ...(kind.error?.issues ?? [])];
    if (!values.success || !kind.success)
      return refuse(
        c,
        400,
        issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      );
    if (c.var.account.isFull()) return refuse(c, 400, 'You have reached the limit of monitors of your plan.');
    const port = kind.data.type === 'PORT' ? kind.data.port : null;
    return c.json(c.var.account.add({ ...values.data, type: kind.data.type, port, status: 'STARTED' }), 201);
  });
  app.get('/monitors/:id', (c) => {
    const monitor = monitorOf(c);
    return monitor ? c.json(monitor) : refuse(c, 404, 'Monitor not found');
  });
  app.patch('/monitors/:id', async (c) => {
    const monitor = monitorOf(c);
    const change = common.partial().safeParse(await c.req.json().catch(() => undefined));
    if (!monitor) return refuse(c, 404, 'Monitor not found');
    if (!change.success) return refuse(c, 400, 'Nothing to change');
    return c.json(Object.assign(monitor, change.data));
  });
  app.delete('/monitors/:id', (c) =>
    c.var.account.remove(Number(c.req.param('id'))) ? c.body(null, 204) : refuse(c, 404, 'Monitor not found'),
  );
  for (const [task, status] of [
    ['pause', 'PAUSED'],
    ['start', 'STARTED'],
  ] as const)
    app.post(`/monitors/:id/${task}`, (c) => {
      const monitor = monitorOf(c);
      return monitor ? c.json(Object.assign(monitor, { status })) : refuse(c, 404, 'Monitor not found');
    });
  app.all('*', (c) => refuse(c, 404, 'Not found'));
  return app;
}
