import { Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';

/** Jellyfin's info is public and has `StartupWizardCompleted` for its first set-up. */
export function jellyfinApp(server: MediaServer): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Server', 'Kestrel');
    if (server.isReady()) return next();
    c.header('Retry-After', '5');
    return c.text('Jellyfin Server is still starting. Please try again shortly.', 503);
  });
  app.get('/System/Info/Public', (c) => {
    c.header('X-Response-Time-ms', '0.4');
    return c.json({
      LocalAddress: new URL(c.req.url).origin,
      ServerName: server.name,
      Version: server.version,
      ProductName: 'Jellyfin Server',
      OperatingSystem: '',
      Id: server.identity().machineId,
      StartupWizardCompleted: server.identity().setUp,
    });
  });
  app.get('/health', (c) => c.text('Healthy'));
  app.get('/', (c) => c.redirect('/web/'));
  app.get('/web/*', (c) => sandboxPage(c, server, 'Jellyfin'));
  app.notFound((c) => c.body(null, 404));
  return app;
}
