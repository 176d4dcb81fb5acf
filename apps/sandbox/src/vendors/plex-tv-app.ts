import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { sharePlex } from './plex-tv-shares.ts';
import type { Account } from './accounts.ts';
import type { PlexTv } from './plex-tv.ts';

const signIn = z.object({ login: z.string(), password: z.string(), verificationCode: z.string().optional() });

export type PlexEnv = { Variables: { account: Account } };

/** plex.tv and clients.plex.tv in one: sign-in, claim tokens, servers and shares. */
export function plexTvApp(plexTv: PlexTv): Hono<PlexEnv> {
  const { accounts } = plexTv;
  const app = new Hono<PlexEnv>();
  const refuse = (c: Context, status: 401 | 404 | 422, code: number, message: string) =>
    c.json({ errors: [{ code, message, status }] }, status);

  app.get('/api/v2/ping', (c) => c.json({ pong: true }));
  app.post('/api/v2/users/signin', async (c) => {
    const form = signIn.parse(await c.req.parseBody());
    const owner = accounts.find(form.login);
    if (!owner || owner.password !== form.password)
      return refuse(c, 401, 1001, 'User could not be authenticated. This IP appears to be having trouble.');
    if (owner.code && form.verificationCode !== owner.code)
      return refuse(c, 401, 1029, 'Please enter the verification code');
    return c.json({ ...userOf(owner), authToken: accounts.issue(owner) }, 201);
  });
  app.post('/api/v2/pins', (c) => {
    const { id, code, clientId } = plexTv.createPin(c.req.header('x-plex-client-identifier') ?? '');
    return c.json({ id, code, clientIdentifier: clientId, authToken: null, expiresIn: 1_800 }, 201);
  });
  app.get('/api/v2/pins/:id', (c) => {
    const found = plexTv.pin(Number(c.req.param('id')));
    if (!found) return refuse(c, 404, 1020, 'Code not found or expired');
    return c.json({ id: found.id, code: found.code, clientIdentifier: found.clientId, authToken: found.token });
  });

  app.use(async (c, next) => {
    const owner = accounts.byToken(c.req.header('x-plex-token'));
    if (!owner) return refuse(c, 401, 1001, 'User could not be authenticated');
    c.set('account', owner);
    return next();
  });
  app.get('/api/v2/user', (c) => c.json({ ...userOf(c.var.account), authToken: c.req.header('x-plex-token') }));
  app.delete('/api/v2/users/signout', (c) => {
    accounts.revoke(c.req.header('x-plex-token') ?? '');
    return c.body(null, 204);
  });
  app.get('/api/claim/token.json', (c) => c.json({ token: plexTv.createClaim(c.var.account) }));
  app.put('/api/v2/pins/link', async (c) => {
    const { code } = z.object({ code: z.string() }).parse(await c.req.parseBody());
    return plexTv.confirmPin(code, c.var.account) ? c.body(null, 204) : refuse(c, 404, 1020, 'Code not found');
  });
  app.get('/api/v2/resources', (c) =>
    c.json(
      plexTv.serversOf(c.var.account).map(({ machineId, name, version }) => ({
        name,
        product: 'Plex Media Server',
        productVersion: version,
        platform: 'Linux',
        clientIdentifier: machineId,
        provides: 'server',
        owned: true,
        accessToken: c.req.header('x-plex-token'),
        presence: true,
        connections: [],
      })),
    ),
  );
  app.get('/api/v2/servers/:machine', (c) => {
    const server = plexTv.server(c.req.param('machine'));
    if (server?.ownerId !== c.var.account.id) return refuse(c, 404, 1002, 'The requested server was not found');
    const { name, version, machineId, sections } = server;
    return c.json({ name, version, machineIdentifier: machineId, owned: true, librarySections: sections });
  });
  sharePlex(app, plexTv, refuse);
  app.all('*', (c) => c.html('<html><head><title>Not Found</title></head><body>404</body></html>', 404));
  return app;
}
export type RefusePlex = (c: Context, status: 401 | 404 | 422, code: number, message: string) => Response;

const userOf = ({ id, uuid, username, email, code }: Account) => ({
  id,
  uuid,
  username,
  title: username,
  email,
  confirmed: true,
  twoFactorEnabled: code !== undefined,
  subscription: { active: true, status: 'Active', plan: 'lifetime' },
});
