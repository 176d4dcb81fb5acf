import { Hono } from 'hono';
import { z } from 'zod';
import type { Connect } from './emby-connect.ts';

const signIn = z.object({ nameOrEmail: z.string(), rawpw: z.string() });

/** connect.emby.media: sign-in, and the servers of an account with the keys to exchange at them. */
export function connectApp(connect: Connect): Hono {
  const app = new Hono();
  app.post('/service/user/authenticate', async (c) => {
    const form = signIn.parse(await c.req.parseBody());
    const owner = connect.accounts.find(form.nameOrEmail);
    if (!c.req.header('x-application')) return c.body(null, 400);
    if (!owner || owner.password !== form.rawpw) return c.body(null, 401);
    const { id, username, email } = owner;
    const User = { Id: id, Name: username, Email: email, IsActive: 'true' };
    return c.json({ AccessToken: connect.accounts.issue(owner), User });
  });
  app.get('/service/servers', (c) => {
    const owner = connect.accounts.byToken(c.req.header('x-connect-usertoken'));
    if (!owner || String(owner.id) !== c.req.query('userId')) return c.body(null, 401);
    return c.json(
      connect.linksOf(owner.email).map(({ systemId, name, accessKey }) => ({
        SystemId: systemId,
        Name: name,
        // A reserved address, which must not be used.
        Url: 'http://192.0.2.1:8096',
        LocalAddress: 'http://192.0.2.1:8096',
        AccessKey: accessKey,
        UserType: 'Linked',
      })),
    );
  });
  app.all('*', (c) => c.text('Not found', 404));
  return app;
}
