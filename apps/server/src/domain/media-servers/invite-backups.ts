import type { BackedUpInvite, InviteBackup, MediaAccess as Access } from '@kronos/api/contract';
import { and, arrayContains, eq, inArray, or } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { inviteBackups, servers, serverShares, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerView, Viewer } from '../servers/server-views.ts';
import type { Servers } from '../servers/servers.ts';
import type { Caller } from './access.ts';
import { type BackedUpPerson, compare, recordPeople, withoutLive } from './backed-up-people.ts';
import type { GuestDefaultsStore } from './guest-defaults.ts';
import { createInviteBackupRecords, missingBackup, presentFor } from './invite-backup-records.ts';
import { allInvites, libraryNames, nameOf } from './invite-list.ts';
import type { MediaCalls } from './libraries.ts';
import { type Restored, restorePeople } from './restore-people.ts';
import type { ShareIntents } from './share-intents.ts';
import { refusal } from './sign-in-refusal.ts';

/** How many backups an owner may keep. */
const most = 100;

export type InviteBackups = ReturnType<typeof createInviteBackups>;

/** Backups of the people with access to media servers. */
export function createInviteBackups(deps: {
  db: Database;
  clock: Clock;
  servers: Pick<Servers, 'lock' | 'findVisible'>;
  doing: MediaCalls;
  audit: Audit;
  shareIntents: ShareIntents;
  guestDefaults: Pick<GuestDefaultsStore, 'limitsOf'>;
}) {
  const { db, clock, doing, audit, shareIntents, guestDefaults } = deps;
  const records = createInviteBackupRecords(db);
  const { read, reachable, find } = records;
  const targetOf = ({ server }: ServerView) => ({ kind: 'server', id: server.id, name: server.name });

  const requireRoom = async (ownerId: number): Promise<void> => {
    if ((await records.countOf(ownerId)) < most) return;
    throw new AppError('conflict', `There are already ${most} invite backups. Delete one that you no longer need.`, {
      reason: 'backups-full',
    });
  };

  return {
    /** Lists the backups of a user's servers, and of those whose invites the user manages. */
    async list(viewer: Viewer): Promise<InviteBackup[]> {
      const shared = db.current
        .select({ id: serverShares.serverId })
        .from(serverShares)
        .where(and(eq(serverShares.userId, viewer.id), arrayContains(serverShares.rights, ['view', 'invites'])));
      const isTheirs = eq(inviteBackups.ownerId, viewer.id);
      // Compared with the joined server: a former owner's backups are not the new one's to share.
      const rows = await read(or(isTheirs, inArray(servers.id, shared)));
      return rows.map(presentFor(viewer));
    },
    /** Lists the backups that can be restored on a server. */
    async listFor(serverId: number, viewer: Viewer): Promise<InviteBackup[]> {
      const view = await deps.servers.findVisible(serverId, viewer);
      if (!view?.rights.includes('invites')) throw notFound('server');
      const rows = await read(and(reachable(view, viewer), eq(inviteBackups.serverType, view.server.type)));
      return rows.map(presentFor(viewer));
    },
    /** Records everyone with access except administrators. */
    async create(view: ServerView, viewer: Viewer, caller: Caller, name: string): Promise<InviteBackup> {
      const { server } = view;
      await requireRoom(server.ownerId);
      const found = await doing.read(view, caller, allInvites);
      if (found.access !== 'ready') throw noAccess(view);
      const people = recordPeople(found.value);
      return db.transaction(async () => {
        // Of two backups made at once, the second counts the first.
        await lockInOrder(db, users, [server.ownerId]);
        const held = await deps.servers.lock(server.id);
        if (held?.ownerId !== server.ownerId) throw notFound('server');
        await requireRoom(server.ownerId);
        const [row] = await db.current
          .insert(inviteBackups)
          .values({
            ownerId: server.ownerId,
            serverId: server.id,
            serverType: server.type,
            name,
            people,
            createdAt: clock.now(),
          })
          .returning({ id: inviteBackups.id });
        await audit.write({ target: targetOf(view), after: { backup: name, people: people.length } });
        const [made] = row ? await read(eq(inviteBackups.id, row.id)) : [];
        if (!made) throw new Error('A backup that was just written is missing.');
        return presentFor(viewer)(made);
      });
    },
    remove: (viewer: Viewer, id: number): Promise<void> =>
      db.transaction(async () => {
        const [gone] = await db.current
          .delete(inviteBackups)
          .where(and(eq(inviteBackups.id, id), eq(inviteBackups.ownerId, viewer.id)))
          .returning({ name: inviteBackups.name });
        if (!gone) throw missingBackup();
        await audit.write({ target: { kind: 'backup', id, name: gone.name } });
      }),
    /** Compares a backup with the live state of a server. */
    async one(
      view: ServerView,
      viewer: Viewer,
      caller: Caller,
      id: number,
    ): Promise<{ access: Access; backup: InviteBackup; data: BackedUpInvite[] }> {
      const { shown, people } = await find(view, viewer, id);
      const found = await doing.read(view, caller, async (media) => ({
        invites: await allInvites(media),
        libraries: await libraryNames(media),
      }));
      const data =
        found.access === 'ready' ? compare(people, found.value.invites, found.value.libraries) : withoutLive(people);
      return { access: found.access, backup: presentFor(viewer)(shown), data };
    },
    /** Restores chosen people of a backup; the audit row is written after all of them have been tried. */
    async restore(
      view: ServerView,
      viewer: Viewer,
      caller: Caller,
      { id, keys }: { id: number; keys: readonly string[] },
    ): Promise<Restored[]> {
      const { shown, people } = await find(view, viewer, id);
      const wanted = new Set(keys);
      const chosen = people.filter(({ key }) => wanted.has(key));
      if (chosen.length < wanted.size)
        throw refusal('people', 'Some of these people are not in this backup.', 'invite-gone');
      const limits = await guestDefaults.limitsOf(view.server.type);
      const results = await doing.change(view, caller, (media) => restorePeople(media, chosen, limits));
      const given = new Map(results.map(({ key, outcome, libraries }) => [key, isGiven(outcome) ? libraries : null]));
      await db.transaction(async () => {
        await lockInOrder(db, users, [view.server.ownerId]);
        await shareIntents.keep(
          view.server,
          chosen.flatMap((person) => {
            const libraries = given.get(person.key) ?? null;
            return libraries === null ? [] : [{ ...person, libraries }];
          }),
        );
        await audit.write({ target: targetOf(view), after: { backup: shown.name, ...summary(chosen, results) } });
      });
      return results;
    },
  };
}

const isGiven = (outcome: Restored['outcome']) =>
  outcome === 'invited' || outcome === 'changed' || outcome === 'unchanged';

/** The names of the people by outcome, without those for whom nothing changed. */
function summary(people: readonly BackedUpPerson[], results: readonly Restored[]): Record<string, string[]> {
  const names = new Map(people.map((person) => [person.key, nameOf(person)]));
  const groups: Record<string, string[]> = {};
  for (const { key, outcome } of results)
    if (outcome !== 'unchanged') (groups[outcome] ??= []).push(names.get(key) ?? key);
  return groups;
}

const noAccess = ({ server: { name, type } }: ServerView) =>
  new AppError(
    'conflict',
    `The panel cannot see who has access to ${name}. Claim it, or sign in to ${serverTypeNames[type]} as its administrator.`,
    { reason: 'media-no-access' },
  );
