import { type Context, Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';

/** Plex responds with XML unless JSON is requested; `/identity` is public, even on a claimed server. */
export function plexApp(server: MediaServer): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('X-Plex-Protocol', '1.0');
    c.header('Cache-Control', 'no-cache');
    if (server.isReady()) return next();
    const words = 'PMS is currently running startup maintenance tasks.';
    return c.body(`<Response code="503" title="Maintenance" status="${words}"/>`, 503, xml);
  });
  app.get('/identity', (c) => answer(c, { size: 0, ...identityOf(server) }));
  app.get('/', (c) => {
    if (c.req.header('accept')?.includes('text/html')) return c.redirect('/web/index.html');
    return answer(c, {
      size: 0,
      ...identityOf(server),
      friendlyName: server.name,
      myPlex: server.identity().claimed,
      platform: 'Linux',
    });
  });
  app.get('/web/*', (c) => sandboxPage(c, server, 'Plex Media Server'));
  app.notFound((c) =>
    c.html('<html><head><title>Not Found</title></head><body><h1>404 Not Found</h1></body></html>', 404),
  );
  return app;
}

const xml = { 'Content-Type': 'text/xml;charset=utf-8' };

const identityOf = (server: MediaServer) => ({
  apiVersion: '1.1.1',
  claimed: server.identity().claimed,
  machineIdentifier: server.identity().machineId,
  version: server.version,
});

function answer(c: Context, container: Record<string, string | number | boolean>): Response {
  if (c.req.header('accept')?.includes('application/json')) return c.json({ MediaContainer: container });
  const attributes = Object.entries(container).map(([key, value]) => {
    const text = typeof value === 'boolean' ? Number(value) : value;
    return `${key}="${escapeXml(String(text))}"`;
  });
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<MediaContainer ${attributes.join(' ')}>\n</MediaContainer>\n`,
    200,
    xml,
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
