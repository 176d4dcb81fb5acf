import type { Hono } from 'hono';
import { z } from 'zod';
import type { MediaServer } from '../media-server.ts';
import type { Dialect } from './dialect.ts';
import { addUser } from './users.ts';

const firstUser = z.object({ Name: z.string().min(1).max(200), Password: z.string().min(1) });

/** The first set-up. It can be repeated after a reset, which changes the first user. */
export function setUpRoutes(app: Hono, server: MediaServer, { prefix }: Dialect): void {
  const { store, claim } = server;
  const first = () => store.state.users[0] ?? addUser(server, 'root', '', true);
  app.get(`${prefix}/Startup/Configuration`, (c) =>
    c.json({ UICulture: 'en-US', MetadataCountryCode: 'US', PreferredMetadataLanguage: 'en' }),
  );
  app.post(`${prefix}/Startup/Configuration`, (c) => c.body(null, 204));
  app.get(`${prefix}/Startup/User`, (c) => c.json({ Name: first().name }));
  app.post(`${prefix}/Startup/User`, async (c) => {
    const { Name, Password } = firstUser.parse(await c.req.json());
    Object.assign(first(), { name: Name, password: Password });
    store.save();
    return c.body(null, 204);
  });
  app.post(`${prefix}/Startup/RemoteAccess`, (c) => c.body(null, 204));
  app.post(`${prefix}/Startup/Complete`, (c) => {
    claim.completeSetUp();
    return c.body(null, 204);
  });
}
