import type { Hono } from 'hono';
import type { MediaServer } from '../media-server.ts';
import type { Dialect } from './dialect.ts';
import { onlyAdmins } from './guard.ts';
import { libraryRoutes } from './libraries.ts';
import { sessionRoutes } from './sessions.ts';
import { setUpRoutes } from './set-up.ts';
import { signInRoute, userRoutes } from './users.ts';

/** All endpoints that Jellyfin and Emby share. The sign-in is public, as is the set-up until it is complete. */
export function mediaBrowserRoutes(app: Hono, server: MediaServer, dialect: Dialect): void {
  signInRoute(app, server, dialect);
  app.use(`${dialect.prefix}/*`, onlyAdmins(server, dialect.prefix));
  setUpRoutes(app, server, dialect);
  userRoutes(app, server, dialect);
  libraryRoutes(app, server, dialect);
  sessionRoutes(app, server, dialect);
}
