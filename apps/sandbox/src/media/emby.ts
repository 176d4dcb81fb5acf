import { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';

/** Emby's API is below `/emby`; its public info does not include whether the first set-up is complete. */
export function embyApp(server: MediaServer): Hono {
  const app = new Hono();
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
      Id: server.identity().machineId,
    }),
  );
  app.get('/', (c) => c.redirect('/web/index.html'));
  app.get('/web/*', (c) => sandboxPage(c, server, 'Emby Server'));
  app.notFound((c) => c.text('Unable to find the specified file.', 404));
  return app;
}
