import type { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { describeUser, issueToken } from './media-browser/users.ts';

/** Exchanges a key of Emby Connect for a user's token. Public, because the key itself is the proof. */
export function exchangeRoute(app: Hono, server: MediaServer): void {
  app.get('/emby/Connect/Exchange', (c) => {
    const key = c.req.header('x-emby-token') ?? '';
    const user = server.store.state.users.find(({ connect }) => connect === key);
    if (!user || !key || server.world.connect.link(key)?.isPending !== false) return c.text('Access denied', 401);
    return c.json({ LocalUserId: user.id, AccessToken: issueToken(server, user) });
  });
}

/** The links between users and accounts of Emby Connect. */
export function connectRoutes(app: Hono, server: MediaServer): void {
  const { store, world, machineId, name } = server;
  const find = (id: string) => store.state.users.find((one) => one.id === id);

  app.post('/emby/Users/:id/Connect/Link', (c) => {
    const user = find(c.req.param('id'));
    if (!user) return c.text('User not found', 404);
    const made = world.connect.createLink(c.req.query('ConnectUsername') ?? '', { systemId: machineId, name });
    user.connect = made.accessKey;
    store.save();
    return c.json({
      IsPending: made.isPending,
      IsNewUserInvitation: !world.connect.accounts.find(made.email),
      GuestDisplayName: made.email,
    });
  });
  app.delete('/emby/Users/:id/Connect/Link', (c) => {
    const user = find(c.req.param('id'));
    if (!user?.connect) return c.text('User not found', 404);
    world.connect.removeLink(user.connect);
    delete user.connect;
    store.save();
    return c.body(null, 204);
  });
  app.get('/emby/Connect/Pending', (c) =>
    c.json(
      store.state.users
        .filter(({ connect }) => connect !== undefined && world.connect.link(connect)?.isPending)
        .map((one) => describeUser(server, one)),
    ),
  );
}
