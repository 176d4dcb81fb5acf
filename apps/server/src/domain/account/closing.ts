import { eq, inArray, or } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Account } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { nodes, servers, users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import type { DiscordRoleReviews } from '../discord/role-reviews.ts';
import { accountClosed } from '../mail/templates/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { Removal } from '../servers/removal.ts';
import type { ServerRow } from '../servers/server-row.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { UserRow } from '../users/users.ts';
import { addressOf } from './email-changes.ts';

export type Closing = ReturnType<typeof createClosing>;

/**
 * Closes an account for good. Deletes what belongs to the user alone: sessions, notifications, tickets, sub-users, and
 * the servers, which must have been stopped or suspended. The audit log keeps the name, as it does for every user.
 */
export function createClosing(deps: {
  db: Database;
  audit: Audit;
  sessions: Pick<Sessions, 'revokeAll'>;
  removal: Removal;
  mail: Mail;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, audit, sessions, removal, mail, discordRoleReviews } = deps;
  const subUsersOf = (userId: number) =>
    db.current.select({ id: users.id }).from(users).where(eq(users.parentId, userId));
  const serversOf = (userId: number) =>
    db.current
      .select()
      .from(servers)
      .where(or(eq(servers.ownerId, userId), inArray(servers.ownerId, subUsersOf(userId))));

  /** Returns why the account cannot be closed now; null when it can. */
  const blockOf = async ({ id, isAdmin }: UserRow, owned: readonly ServerRow[]): Promise<string | null> => {
    // A suspended server is stopped or being stopped, and only the provider can change that.
    const live = owned.filter(
      ({ status, suspendedAt, containerId }) => status !== 'stopped' && suspendedAt === null && containerId !== null,
    );
    if (live.length > 0)
      return `Stop your servers first. These are not stopped: ${live.map(({ name }) => name).join(', ')}.`;
    if (isAdmin && (await db.current.$count(users, eq(users.isAdmin, true))) === 1)
      return 'You are the only admin. Make another user an admin first.';
    if ((await db.current.$count(nodes, eq(nodes.ownerId, id))) > 0)
      return 'Nodes belong to your account. Contact support to transfer them first.';
    return null;
  };

  return {
    async stateOf(user: UserRow): Promise<Account['closing']> {
      const owned = await serversOf(user.id);
      return {
        blocked: await blockOf(user, owned),
        servers: owned.length,
        sub_users: (await subUsersOf(user.id)).length,
      };
    },
    /** Closes the account, or refuses with the reason. The caller has checked identity and intent. */
    close: (user: UserRow): Promise<void> =>
      db.transaction(async () => {
        // When the last two admins close their accounts at once, the second is refused as the only one left. The weaker
        // lock on other admins' rows does not block writes that reference them.
        await db.current
          .select({ id: users.id })
          .from(users)
          .where(or(eq(users.id, user.id), user.isAdmin ? eq(users.isAdmin, true) : undefined))
          .orderBy(users.id)
          .for('no key update');
        await db.current.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
        const owned = await serversOf(user.id).orderBy(servers.id).for('update');
        const block = await blockOf(user, owned);
        if (block) throw new AppError('conflict', block);
        const subUsers = await subUsersOf(user.id);

        await audit.write({
          target: { kind: 'user', id: user.id, name: user.name },
          before: { servers: owned.map(({ name }) => name), subUsers: subUsers.length },
          after: { closed: true },
        });
        const ids = [...subUsers, user].map(({ id }) => id);
        await removal.removeOf(ids);
        await discordRoleReviews.ofUsers(ids);
        for (const id of ids) await sessions.revokeAll(id);
        await mail.send({ to: addressOf(user), content: accountClosed(user) });
        await db.current.delete(users).where(eq(users.id, user.id));
      }),
  };
}
