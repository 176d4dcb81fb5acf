import type { Context, Hono } from 'hono';
import type { MediaServer } from './media-server.ts';
import { sandboxPage } from './page.ts';
import { plexCollections } from './plex-collections.ts';
import { plexLibraries } from './plex-libraries.ts';
import { plexSessions } from './plex-sessions.ts';
import { plexTitles } from './plex-titles.ts';
import { plexWatched } from './plex-watched.ts';

/** Plex responds with XML unless JSON is requested; `/identity` is public, even on a claimed server. */
export function plexApp(app: Hono, server: MediaServer): Hono {
  const { world, claim, machineId } = server;
  app.use(async (c, next) => {
    c.header('X-Plex-Protocol', '1.0');
    c.header('Cache-Control', 'no-cache');
    if (server.isReady()) return next();
    const words = 'PMS is currently running startup maintenance tasks.';
    return c.body(`<Response code="503" title="Maintenance" status="${words}"/>`, 503, xml);
  });
  app.get('/identity', (c) => answer(c, { size: 0, ...identityOf(server) }));
  app.get('/', (c, next) => (c.req.header('accept')?.includes('text/html') ? c.redirect('/web/index.html') : next()));
  app.get('/web/*', (c) => sandboxPage(c, server, 'Plex Media Server'));

  // An unclaimed server accepts everyone in its network, a claimed one only its owner.
  app.use(async (c, next) => {
    if (!claim.isClaimed()) return next();
    const account = world.plexTv.accounts.byToken(c.req.header('x-plex-token'));
    if (account && world.plexTv.server(machineId)?.ownerId === account.id) return next();
    return c.html('<html><head><title>Unauthorized</title></head><body><h1>401 Unauthorized</h1></body></html>', 401);
  });
  app.get('/', (c) =>
    answer(c, {
      size: 0,
      ...identityOf(server),
      friendlyName: server.name,
      myPlex: claim.isClaimed(),
      platform: 'Linux',
    }),
  );
  app.post('/myplex/claim', (c) => {
    const facts = { machineId, name: server.name, version: server.version };
    const bound = world.plexTv.redeem(c.req.query('token') ?? '', facts);
    if (!bound) return c.body(null, 401);
    const { owner, token } = bound;
    claim.setOnline({ PlexOnlineToken: token, PlexOnlineUsername: owner.username, PlexOnlineMail: owner.email });
    server.publish();
    return answer(c, { size: 0, username: owner.username });
  });
  app.delete('/myplex/account', (c) => {
    claim.setOnline(null);
    world.plexTv.forget(machineId);
    return c.body(null, 200);
  });
  plexLibraries(app, server);
  plexTitles(app, server);
  plexCollections(app, server);
  plexSessions(app, server);
  plexWatched(app, server);
  app.notFound((c) =>
    c.html('<html><head><title>Not Found</title></head><body><h1>404 Not Found</h1></body></html>', 404),
  );
  return app;
}

const xml = { 'Content-Type': 'text/xml;charset=utf-8' };

const identityOf = (server: MediaServer) => ({
  apiVersion: '1.1.1',
  claimed: server.claim.isClaimed(),
  machineIdentifier: server.machineId,
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
