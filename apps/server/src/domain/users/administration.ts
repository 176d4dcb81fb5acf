import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Contract, ParsedOf, User } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import type { Events } from '../events.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Removal } from '../servers/removal.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import { accountValues } from './account-values.ts';
import type { UserDirectory } from './directory.ts';
import { refuseTaken } from './refuse-taken.ts';
import { presentUser, type UserRow, type Users } from './users.ts';

type Change = ParsedOf<Contract['adminUsers']['update']>['body'];

const noSuchUser = 'This user does not exist.';
const words = {
  self: 'You cannot delete your own account here.',
  selfDemoted: 'You cannot remove your own admin role.',
  lastAdmin: 'This is the last admin. Make another user an admin first.',
  stale: 'The user has been changed in the meantime.',
};

/** What the form of an account shows. */
const editable = (user: Pick<User, keyof Change>) => [
  user.name,
  user.email,
  user.is_admin,
  user.is_reseller,
  user.is_trial,
  user.is_moderator,
  user.is_contributor,
  user.whmcs_id,
  user.restrictions,
];

export type UserAdministration = ReturnType<typeof createUserAdministration>;

/** The administration of users. No admin can remove their own admin role, or that of the last admin. */
export function createUserAdministration(deps: {
  db: Database;
  users: Users;
  directory: UserDirectory;
  sessions: Pick<Sessions, 'revokeAll'>;
  oneTimeTokens: OneTimeTokens;
  removal: Removal;
  events: Events;
  audit: Audit;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, users: accounts, directory, sessions, oneTimeTokens, removal, events, audit } = deps;
  const notifyAdmins = (id: number) => events.emit('admin', 'user-updated', { id });

  const isLastAdmin = async (id: number, isAdmin: boolean): Promise<boolean> =>
    isAdmin && (await db.current.$count(users, and(eq(users.isAdmin, true), ne(users.id, id)))) === 0;

  /** Locks the user and all admins, so that of two who demote each other at once, the second sees the first change. */
  const lock = async (id: number): Promise<UserRow> => {
    await db.current
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.isAdmin, true), eq(users.id, id)))
      // In a fixed order, so that two changes do not deadlock.
      .orderBy(users.id)
      .for('no key update');
    const [user] = await db.current.select().from(users).where(eq(users.id, id));
    if (!user) throw new AppError('not-found', noSuchUser);
    return user;
  };

  const find = async (id: number, viewerId: number) => {
    const user = await directory.find(id);
    if (!user) throw new AppError('not-found', noSuchUser);
    return { ...user, undeletable: await undeletable(user, viewerId) };
  };

  const undeletable = async ({ id, is_admin }: { id: number; is_admin: boolean }, viewerId: number) => {
    if (id === viewerId) return words.self;
    if (await isLastAdmin(id, is_admin)) return words.lastAdmin;
    return null;
  };

  return {
    /** Returns an account with the version of what its form shows. */
    async read(id: number, viewerId: number) {
      const data = await find(id, viewerId);
      return { data, version: versionOf(editable(data)) };
    },
    /** Changes the given fields and returns the account; refused unless it still has the version that is given. */
    async update(actorId: number, id: number, change: Change, basedOn?: string) {
      await db.transaction(async () => {
        const user = await lock(id);
        if (basedOn !== undefined && basedOn !== versionOf(editable(presentUser(user))))
          await refuseStale(audit, { kind: 'user', id }, words.stale);
        if (change.is_admin === false && user.isAdmin) {
          if (id === actorId) throw new AppError('conflict', words.selfDemoted);
          if (await isLastAdmin(id, user.isAdmin)) throw new AppError('conflict', words.lastAdmin);
        }
        const isMoved = change.email !== undefined && change.email.toLowerCase() !== user.email.toLowerCase();
        if (isMoved) {
          if (await accounts.findByEmail(change.email ?? '')) refuseTaken();
          // A link that was sent to the old address must not grant access any more.
          await oneTimeTokens.withdraw(id);
        }
        await unlessTaken('users_email', () => accounts.change(user, accountValues(change)), refuseTaken);
        await notifyAdmins(id);
      });
      return find(id, actorId);
    },
    /** Deletes the account with its sub-users and servers; `name` must be its name. */
    remove: (actorId: number, id: number, name: string): Promise<void> =>
      db.transaction(async () => {
        const user = await lock(id);
        if (id === actorId) throw new AppError('conflict', words.self);
        if (await isLastAdmin(id, user.isAdmin)) throw new AppError('conflict', words.lastAdmin);
        if (name.trim() !== user.name) {
          const errors = { name: ['Type the user’s name exactly as shown'] };
          throw new AppError('invalid', 'Some fields are not valid.', { errors });
        }
        const family = await db.current
          .select({ id: users.id })
          .from(users)
          .where(sql`${users.id} in ${directory.familyOf(id)}`)
          .orderBy(users.id)
          .for('update');
        const ids = family.map((one) => one.id);
        const lost = await removal.removeOf(ids);
        // The sockets of their impersonations are those of other users.
        for (const userId of ids) await sessions.revokeAll(userId);
        await deps.discordRoleReviews.ofUsers(ids);
        await db.current.delete(users).where(eq(users.id, id));
        await notifyAdmins(id);
        await audit.write({
          target: { kind: 'user', id, name: user.name },
          before: { email: user.email, sub_users: ids.length - 1, servers: lost },
        });
      }),
  };
}
