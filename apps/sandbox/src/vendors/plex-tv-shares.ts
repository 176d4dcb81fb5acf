import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { isSame } from './accounts.ts';
import type { PlexEnv, RefusePlex } from './plex-tv-app.ts';
import type { PlexTv } from './plex-tv.ts';
import type { Share } from './shares.ts';

const shareInput = z.object({
  server_id: z.string(),
  shared_server: z.object({ library_section_ids: z.array(z.int()), invited_email: z.string().max(200) }),
  sharing_settings: z.object({ allowSync: z.union([z.boolean(), z.string()]).optional() }).optional(),
});
const changeInput = z.object({ librarySectionIds: z.array(z.int()) });

/** The endpoints of shares: inviting, listing in pages, accepting, changing and ending. */
export function sharePlex(app: Hono<PlexEnv>, plexTv: PlexTv, refuse: RefusePlex): void {
  const { shares, accounts } = plexTv;
  const describe = (one: Share) => {
    const server = plexTv.server(one.machineId);
    const invited = one.invitedId === null ? undefined : accounts.byId(one.invitedId);
    return {
      id: one.id,
      name: server?.name,
      ownerId: one.ownerId,
      invitedId: one.invitedId,
      invitedEmail: invited ? null : one.email,
      serverId: one.ownerId,
      machineIdentifier: one.machineId,
      accepted: one.state === 'accepted',
      invitedAt: one.at,
      allLibraries: false,
      invited: invited && { id: invited.id, uuid: invited.uuid, username: invited.username, email: invited.email },
      sharingSettings: { allowSync: one.allowSync, allowCameraUpload: false, allowChannels: false },
      libraries: (server?.sections ?? []).filter(({ id }) => one.sectionIds.includes(id)),
    };
  };
  /** Responds with one page, as Plex does for any list. */
  const page = (c: Context, list: Share[]) => {
    const start = Number(c.req.query('X-Plex-Container-Start') ?? 0);
    const size = Number(c.req.query('X-Plex-Container-Size') ?? list.length);
    c.header('X-Plex-Container-Total-Size', String(list.length));
    return c.json(list.slice(start, start + size).map(describe));
  };

  app.post('/api/servers/:machine/shared_servers', async (c) => {
    const { account } = c.var;
    const machineId = c.req.param('machine');
    const server = plexTv.server(machineId);
    if (server?.ownerId !== account.id) return refuse(c, 404, 1002, 'The requested server was not found');
    const { shared_server: wanted, sharing_settings } = shareInput.parse(await c.req.json());
    if (isSame(wanted.invited_email, account.email)) return refuse(c, 422, 1120, 'You cannot share with yourself');
    if (!/^[^@\s]+@[^@\s]+$/.test(wanted.invited_email) && !accounts.find(wanted.invited_email))
      return refuse(c, 422, 1121, 'Invalid email or username');
    const all = server.sections.map(({ id }) => id);
    const fresh = shares.add(account, {
      machineId,
      email: wanted.invited_email,
      // As on plex.tv, no section means all sections.
      sectionIds: wanted.library_section_ids.length ? wanted.library_section_ids : all,
      allowSync: [true, '1'].includes(sharing_settings?.allowSync ?? false),
    });
    if (!fresh) return refuse(c, 422, 1123, "You're already sharing this server with that user");
    const xml = `<MediaContainer friendlyName="myPlex" machineIdentifier="${machineId}" size="1"/>`;
    return c.body(xml, 200, { 'Content-Type': 'application/xml' });
  });
  app.delete('/api/servers/:machine/shared_servers/:id', (c) => {
    const one = shares.byId(Number(c.req.param('id')));
    if (one?.ownerId !== c.var.account.id) return refuse(c, 404, 1002, 'Not found');
    shares.remove(one.id);
    return c.body(null, 200);
  });
  app.delete('/api/invites/requested/:id', (c) => {
    const one = shares.byId(Number(c.req.param('id')));
    if (one?.ownerId !== c.var.account.id || one.state !== 'pending') return refuse(c, 404, 1002, 'Not found');
    shares.remove(one.id);
    return c.body(null, 200);
  });
  app.delete('/api/v2/sharings/:user', (c) =>
    shares.endFriendship(c.var.account, Number(c.req.param('user')))
      ? c.body(null, 204)
      : refuse(c, 404, 1002, 'Not found'),
  );
  app.get('/api/v2/shared_servers/owned/:state{accepted|pending}', (c) =>
    page(c, shares.of(c.var.account, c.req.param('state') === 'accepted' ? 'accepted' : 'pending')),
  );
  app.get('/api/v2/shared_servers/invites/received/pending', (c) =>
    page(
      c,
      accounts
        .list()
        .flatMap((owner) => shares.of(owner, 'pending'))
        .filter(({ email }) => isSame(email, c.var.account.email)),
    ),
  );
  app.post('/api/v2/shared_servers/:id/accept', (c) =>
    shares.accept(Number(c.req.param('id')), c.var.account) ? c.body(null, 204) : refuse(c, 404, 1002, 'Not found'),
  );
  app.post('/api/v2/shared_servers/:id', async (c) => {
    const one = shares.byId(Number(c.req.param('id')));
    if (one?.ownerId !== c.var.account.id) return refuse(c, 404, 1002, 'Not found');
    shares.change(one, changeInput.parse(await c.req.json()).librarySectionIds);
    return c.json(describe(one));
  });
}
