import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type CloudAction, type CloudServer, commands, type Hetzner, type HetznerProject } from './hetzner.ts';

const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(50).default(25),
});
const sizes: Readonly<Record<string, { cores: number; memory: number; disk: number }>> = {
  cx22: { cores: 2, memory: 4, disk: 40 },
  cx32: { cores: 4, memory: 8, disk: 80 },
  ccx33: { cores: 8, memory: 32, disk: 240 },
  cax11: { cores: 2, memory: 4, disk: 40 },
};

/** api.hetzner.cloud: lists the servers of a token's project page by page, and performs actions on them. */
export function hetznerApp(hetzner: Hetzner): Hono<{ Variables: { project: HetznerProject } }> {
  const app = new Hono<{ Variables: { project: HetznerProject } }>();
  const refuse = (c: Context, status: 400 | 401 | 404 | 423 | 429, code: string, message: string) =>
    c.json({ error: { code, message, details: null } }, status);

  app.use(async (c, next) => {
    const project = hetzner.project(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '');
    if (!project) return refuse(c, 401, 'unauthorized', 'unable to authenticate');
    const { calls, left, resetAt, isTooMany } = project.limit.count();
    c.header('RateLimit-Limit', String(calls));
    c.header('RateLimit-Remaining', String(left));
    c.header('RateLimit-Reset', String(Math.ceil(resetAt / 1_000)));
    if (isTooMany) return refuse(c, 429, 'rate_limit_exceeded', 'limit of 3600 requests per hour reached');
    c.set('project', project);
    return next();
  });
  app.get('/v1/servers', (c) => {
    const query = pageQuery.safeParse(c.req.query());
    if (!query.success) return refuse(c, 400, 'invalid_input', 'invalid input in field per_page');
    const { page, per_page: perPage } = query.data;
    const all = c.var.project.servers();
    const last = Math.max(1, Math.ceil(all.length / perPage));
    return c.json({
      servers: all.slice((page - 1) * perPage, page * perPage).map(serverOf),
      meta: {
        pagination: {
          page,
          per_page: perPage,
          previous_page: page > 1 ? page - 1 : null,
          next_page: page < last ? page + 1 : null,
          last_page: last,
          total_entries: all.length,
        },
      },
    });
  });
  app.get('/v1/servers/:id', (c) => {
    const server = c.var.project.server(Number(c.req.param('id')));
    return server ? c.json({ server: serverOf(server) }) : refuse(c, 404, 'not_found', 'server not found');
  });
  app.post('/v1/servers/:id/actions/:command', (c) => {
    const { project } = c.var;
    const server = project.server(Number(c.req.param('id')));
    const command = commands.find((one) => one === c.req.param('command'));
    if (!server || !command) return refuse(c, 404, 'not_found', 'server not found');
    if (server.isLocked || project.isBusy(server.id)) return refuse(c, 423, 'locked', 'server is locked');
    return c.json({ action: actionOf(project.begin(server.id, command)) }, 201);
  });
  app.get('/v1/actions/:id', (c) => {
    const action = c.var.project.look(Number(c.req.param('id')));
    return action ? c.json({ action: actionOf(action) }) : refuse(c, 404, 'not_found', 'action not found');
  });
  app.all('*', (c) => refuse(c, 404, 'not_found', 'path not found'));
  return app;
}

const serverOf = ({ id, name, status, ipv4, dnsPtr, type, location, isLocked }: CloudServer) => ({
  id,
  name,
  status,
  public_net: {
    ipv4: { id: id + 1, ip: ipv4, dns_ptr: dnsPtr, blocked: false },
    ipv6: { id: id + 2, ip: `2001:db8:${(id % 65_536).toString(16)}::/64`, dns_ptr: [], blocked: false },
  },
  server_type: { id: 1, name: type, ...sizes[type], architecture: type.startsWith('cax') ? 'arm' : 'x86' },
  datacenter: { id: 4, name: `${location}-dc14`, location: { id: 1, name: location, country: 'DE' } },
  labels: {},
  locked: isLocked,
});

const actionOf = ({ id, server, command, progress, error }: CloudAction) => ({
  id,
  command: `${command}_server`,
  status: error ? 'error' : progress < 100 ? 'running' : 'success',
  progress,
  resources: [{ id: server, type: 'server' }],
  error,
});
