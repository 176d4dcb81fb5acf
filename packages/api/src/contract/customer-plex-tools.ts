import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { done, idParams } from './schemas/common.ts';
import { backedUpInvite, inviteBackup, restoreOutcomes } from './schemas/invite-backup.ts';
import { mediaAccesses, mediaInvite, mediaToken, plexSignIn, visibleLibraries } from './schemas/media.ts';

const withInvites = { who: 'customer', owner: 'server', right: 'invites' } as const;
const needsServer = { sample: { needs: 'a media server whose people may change' } } as const;
const whileAway = [409, 502, 503, 504];
const backupId = z.object({ backup: idParams.shape.id });
const oneBackup = idParams.extend(backupId.shape);

/** The people of all Plex servers of an account, and the invite backups of any media server. */
export const customerPlexTools = defineEndpoints({
  invites: {
    who: 'customer',
    owner: 'self',
    method: 'GET',
    path: '/api/customer/plex-tools/invites',
    // A sign-in creates a device of the panel, and its response contains a token.
    mutates: true,
    unaudited: true,
    query: z.object({
      /** The e-mail address or user name of an account of plex.tv. */
      login: z.string().min(1).max(254).optional(),
      password: z.string().min(1).max(1024).optional(),
      code: z.string().max(12).optional(),
      sign_in: plexSignIn.optional(),
      token: mediaToken.optional(),
    }),
    bounded: 'the people of one account’s servers, which the specification asks for as a whole',
    response: z.object({
      access: z.enum(mediaAccesses),
      /** A person with access to several servers has a row for each. */
      data: z.array(mediaInvite.extend({ server_id: z.number().int() })),
      /** The caller’s Plex servers. `failed`: this one did not respond; the others are listed all the same. */
      servers: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          access: z.enum([...mediaAccesses, 'failed']),
          libraries: z.array(z.string()),
        }),
      ),
      /** Returned by a sign-in, for further calls, including those of each single server; null without one. */
      token: mediaToken.nullable(),
    }),
    sample: { query: {}, keeps: true, also: whileAway },
    source: '§7',
    summary:
      'Returns who has access to the caller’s Plex servers or is invited to them. If the panel has no access of its own, it signs in with login and password, or with a finished sign-in on the pages of plex.tv; 422 if that is refused.',
  },
  backups: {
    who: 'customer',
    owner: 'self',
    method: 'GET',
    path: '/api/customer/plex-tools/invites/backups',
    query: z.object({
      /** Only the backups that can be restored on this server, whose invites the caller may manage. */
      server: idParams.shape.id.optional(),
    }),
    bounded: 'at most a hundred of an owner',
    response: z.object({ data: z.array(inviteBackup) }),
    source: '§7',
    summary:
      'Returns the invite backups of the caller’s servers, deleted ones included, and of servers whose invites the caller manages.',
  },
  removeBackup: {
    who: 'customer',
    owner: 'self',
    method: 'POST',
    path: '/api/customer/plex-tools/invites/backups/delete/:backup',
    params: backupId,
    response: done,
    sample: { needs: 'an invite backup that may be deleted' },
    source: '§7',
    summary: 'Deletes an invite backup.',
  },
  createBackup: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/invites/backups/create',
    params: idParams,
    body: z.object({
      name: z.string().trim().min(1, 'Enter a name').max(100, 'At most 100 characters'),
      token: mediaToken.optional(),
    }),
    response: z.object({ success: z.literal(true), data: inviteBackup }),
    source: 'screens',
    summary: 'Records who has access to a media server, and to which libraries.',
  },
  backup: {
    ...withInvites,
    method: 'GET',
    path: '/api/customer/servers/:id/invites/backups/get/:backup',
    params: oneBackup,
    query: z.object({ token: mediaToken.optional() }),
    bounded: 'the people of one media server',
    response: z.object({
      /** Without access the people have no live state. */
      access: z.enum(mediaAccesses),
      backup: inviteBackup,
      data: z.array(backedUpInvite),
    }),
    sample: { needs: 'an invite backup' },
    source: '§7',
    summary: 'Compares a backup with the current state of this server, which may be another one of the same product.',
  },
  restoreBackup: {
    ...withInvites,
    ...needsServer,
    method: 'POST',
    path: '/api/customer/servers/:id/invites/backups/restore/:backup',
    params: oneBackup,
    body: z.object({
      /** The keys of the people to restore. Nobody else is affected, and nobody loses access. */
      people: z.array(z.string().min(1).max(300)).min(1, 'Choose at least one person').max(500, 'At most 500 at once'),
      token: mediaToken.optional(),
    }),
    bounded: 'one result for each chosen person',
    response: z.object({
      success: z.literal(true),
      data: z.array(
        z.object({
          key: z.string(),
          outcome: z.enum(restoreOutcomes),
          /** Libraries that this server does not have; they are ignored. */
          unknown_libraries: z.array(z.string()),
          /** What the person may see now. */
          libraries: visibleLibraries.nullable(),
        }),
      ),
    }),
    source: 'screens',
    summary: 'Invites the chosen people of a backup again, or restores their libraries; with a result for each.',
  },
});
