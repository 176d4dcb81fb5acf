import type { Hono } from 'hono';
import { connectRoutes, exchangeRoute } from './emby-connect.ts';
import { hexId } from './media-browser/dialect.ts';
import { mediaBrowserRoutes } from './media-browser/routes.ts';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';

/** Emby's API is below `/emby`; its public info does not say whether the first set-up is complete. */
export function embyApp(app: Hono, server: MediaServer): Hono {
  app.use(async (c, next) => {
    c.header('Server', 'UPnP/1.0 DLNADOC/1.50');
    if (server.isReady()) return next();
    c.header('Retry-After', '5');
    return c.text('Emby Server is loading. Please try again shortly.', 503);
  });
  app.get('/emby/System/Info/Public', (c) =>
    c.json({
      LocalAddress: new URL(c.req.url).origin,
      LocalAddresses: [],
      RemoteAddresses: [],
      ServerName: server.name,
      Version: server.version,
      Id: server.machineId,
    }),
  );
  app.get('/', (c) => c.redirect('/web/index.html'));
  app.get('/web/*', (c) => sandboxPage(c, server, 'Emby Server'));
  exchangeRoute(app, server);
  mediaBrowserRoutes(app, server, {
    prefix: '/emby',
    idOf: String,
    guidOf: hexId,
    badRequest: 'Bad request',
    takesPasswordAtOnce: false,
  });
  connectRoutes(app, server);
  app.notFound((c) => c.text('Unable to find the specified file.', 404));
  return app;
}
