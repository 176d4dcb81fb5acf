import { eq, sql } from 'drizzle-orm';
import type { Contract, DiscordReturn, ResponseOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { discordAccounts as accounts, discordGuilds as guilds } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { UserRow } from '../users/users.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { Discord } from './port.ts';
import type { DiscordRolePlan } from './role-plan.ts';
import type { DiscordRoleReviews } from './role-reviews.ts';
import type { DiscordVisits } from './visits.ts';

type Shown = ResponseOf<Contract['discordAccount']['show']>;
type User = Pick<UserRow, 'id' | 'name'>;

export type DiscordAccounts = ReturnType<typeof createDiscordAccounts>;

/** The users' own Discord accounts. The panel looks up each account once and keeps no token for it. */
export function createDiscordAccounts(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordVisits: DiscordVisits;
  discordRolePlan: DiscordRolePlan;
  discordRoleReviews: DiscordRoleReviews;
}) {
  const { db, clock, audit, events, discord, discordApplication: application } = deps;
  const { discordVisits: visits, discordRolePlan: plan, discordRoleReviews: reviews } = deps;
  const find = async (userId: number) =>
    (await db.current.select().from(accounts).where(eq(accounts.userId, userId)))[0];
  const need = async (userId: number) => {
    const account = await find(userId);
    if (!account) throw new AppError('conflict', 'You have not connected a Discord account.');
    return account;
  };
  const isOffered = async () =>
    (await application.read()) !== null && (await db.current.$count(guilds, sql`${guilds.roles} <> '{}'::jsonb`)) > 0;
  /** Audits the change, and notifies the user's browsers. */
  const note = async ({ id, name }: User, values: { before: string | null; after: string | null }) => {
    await audit.write({
      target: { kind: 'user', id, name },
      before: { discord: values.before },
      after: { discord: values.after },
    });
    await events.emitTo(id, 'discord-account-changed', {});
  };

  return {
    async show(userId: number): Promise<Shown> {
      const account = await find(userId);
      return {
        is_offered: await isOffered(),
        account: account
          ? {
              name: account.name,
              connected_at: account.connectedAt.toISOString(),
              roles: await plan.ofUser(userId),
            }
          : null,
      };
    },
    /** Returns the address of Discord's sign-in page. */
    async begin(userId: number): Promise<string> {
      if (!(await isOffered())) throw new AppError('conflict', 'No Discord server is set up to assign roles.');
      return visits.begin(userId, 'account');
    },
    /** Connects the account with which the user returned, replacing an earlier one. */
    async finish(user: User, back: DiscordReturn): Promise<void> {
      const { id: discordId, name } = await asked(discord.accountOf(await visits.exchange(user.id, 'account', back)));
      const refuse = () => {
        throw new AppError('conflict', 'Another user has connected this Discord account. Disconnect it there first.');
      };
      await db.transaction(async () => {
        await visits.end(user.id, 'account', back);
        const before = await find(user.id);
        const values = { discordId, name, connectedAt: clock.now() };
        const write = () =>
          db.current
            .insert(accounts)
            .values({ userId: user.id, ...values })
            .onConflictDoUpdate({ target: accounts.userId, set: values });
        await unlessTaken('discord_accounts_discord', write, refuse);
        await note(user, { before: before?.name ?? null, after: name });
        // The user may since have joined guilds of which they were not a member.
        await reviews.regrantAll({ discordId });
      });
    },
    /** Gives all roles of the user's account again. */
    syncRoles: (userId: number): Promise<void> =>
      db.transaction(async () => {
        await reviews.regrantAll(await need(userId));
        await events.emitTo(userId, 'discord-account-changed', {});
      }),
    /** Disconnects the account and takes back its roles. */
    disconnect: (user: User): Promise<void> =>
      db.transaction(async () => {
        const { name } = await need(user.id);
        await reviews.all();
        await db.current.delete(accounts).where(eq(accounts.userId, user.id));
        await note(user, { before: name, after: null });
      }),
  };
}
