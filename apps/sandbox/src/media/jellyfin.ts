import type { Hono } from 'hono';
import { hexId } from './media-browser/dialect.ts';
import { mediaBrowserRoutes } from './media-browser/routes.ts';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';

/** Jellyfin's info is public, and has `StartupWizardCompleted` for the first set-up. */
export function jellyfinApp(app: Hono, server: MediaServer): Hono {
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
      Id: server.machineId,
      StartupWizardCompleted: server.claim.isClaimed(),
    });
  });
  app.get('/health', (c) => c.text('Healthy'));
  app.get('/', (c) => c.redirect('/web/'));
  app.get('/web/*', (c) => sandboxPage(c, server, 'Jellyfin'));
  mediaBrowserRoutes(app, server, {
    prefix: '',
    idOf: hexId,
    badRequest: 'Error processing request.',
    takesPasswordAtOnce: true,
  });
  app.notFound((c) => c.body(null, 404));
  return app;
}
