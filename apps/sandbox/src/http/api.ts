import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { z, ZodError } from 'zod';
import { faultInput } from '../faults.ts';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { cloudRoutes } from './clouds.ts';
import { containerRoutes } from './containers.ts';
import { discordControls } from './discord.ts';
import { guard, onlyLoopbackNames } from './guard.ts';
import type { Caddy } from '../cdn/caddy.ts';
import { type NameServer, recordInput } from '../dns/name-server.ts';
import { inboxPages } from './inbox-pages.ts';
import type { Inbox } from '../mail/inbox.ts';
import { mailRoutes } from './mails.ts';
import { nodeRoutes } from './nodes.ts';
import { robotRoutes } from './robots.ts';
import { accountInput } from '../vendors/accounts.ts';
import { addAccount, vendorRoutes } from './vendors.ts';

const publishInput = z.strictObject({ image: z.string().min(1).max(255) });

/** The parts of the sandbox other than its nodes. */
export interface Surroundings {
  inbox: Inbox;
  caddies: readonly Caddy[];
  names: NameServer;
  /** The addresses of the CDN hosts and the name server. */
  cdn: () => { cdnUrls: string[]; dns: string };
}

/**
 * The control API: the functions of a container engine for each node, the faults, and the received mails, which are
 * also shown on a page.
 */
export function createApi(sandbox: Sandbox, { inbox, caddies, names, cdn }: Surroundings): Hono {
  const api = new Hono();
  api.onError((error, c) => {
    const { code, message, status } = toRefusal(error);
    return c.json({ code, message }, status);
  });
  api.notFound((c) => c.json({ code: 'bad-request', message: 'The sandbox has no such endpoint.' }, 404));
  api.use(onlyLoopbackNames);
  api.route('/inbox', inboxPages(inbox));
  // Below the names of the real hosts, so that drivers work unchanged.
  api.route('/', vendorRoutes(sandbox.world));
  api.use(guard);
  const jsonLimit = bodyLimit({ maxSize: 64 * 1024 });
  api.use((c, next) => (c.req.path.endsWith('/archive') ? next() : jsonLimit(c, next)));

  api.get('/health', (c) => c.json({ name: 'kronos-sandbox', pid: process.pid, nodes: sandbox.nodeNames(), ...cdn() }));
  api.get('/faults', (c) => c.json(sandbox.faults.list()));
  api.post('/faults', async (c) => {
    await sandbox.addFault(faultInput.parse(await c.req.json()));
    return c.body(null, 204);
  });
  api.delete('/faults', (c) => {
    sandbox.faults.clear();
    return c.body(null, 204);
  });
  api.get('/calls', (c) => c.json(sandbox.calls.list()));
  api.delete('/calls', (c) => {
    sandbox.calls.clear();
    return c.body(null, 204);
  });
  api.get('/requests', (c) => c.json(sandbox.world.requests.list()));
  api.delete('/requests', (c) => {
    sandbox.world.requests.clear();
    return c.body(null, 204);
  });
  api.post('/cdn/:name/forget', async (c) => {
    const caddy = caddies.find(({ name }) => name === c.req.param('name'));
    if (!caddy) throw new Refusal('bad-request', 'This CDN host does not exist.');
    await caddy.forget();
    return c.body(null, 204);
  });
  api.post('/registry', async (c) => {
    sandbox.world.registry.publish(publishInput.parse(await c.req.json()).image);
    return c.body(null, 204);
  });
  api.post('/names', async (c) => {
    names.set(recordInput.parse(await c.req.json()));
    return c.body(null, 204);
  });
  api.post('/names/silence', async (c) => {
    names.silence(true);
    return c.body(null, 204);
  });
  api.delete('/names/silence', async (c) => {
    names.silence(false);
    return c.body(null, 204);
  });
  api.post('/accounts/:vendor', async (c) => {
    addAccount(sandbox.world, c.req.param('vendor'), accountInput.parse(await c.req.json()));
    return c.body(null, 204);
  });
  api.post('/accounts/connect.emby.media/:email/accept', (c) => {
    sandbox.world.connect.accept(c.req.param('email'));
    return c.body(null, 204);
  });
  api.route('/discord', discordControls(sandbox.world.discord));
  api.route('/hetzner', cloudRoutes(sandbox.world.hetzner));
  api.route('/uptime-robot', robotRoutes(sandbox.world.uptimeRobot));
  api.route('/mails', mailRoutes(inbox));
  api.route('/nodes/:node', nodeRoutes(sandbox));
  api.route('/nodes/:node/containers', containerRoutes(sandbox));
  return api;
}

function toRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return new Refusal('bad-request', `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'invalid'}`);
  }
  if (error instanceof SyntaxError) return new Refusal('bad-request', 'The body is not JSON.');
  if (error instanceof HTTPException) return new Refusal('bad-request', 'The body is too large.');
  return new Refusal('unknown', error.message);
}
