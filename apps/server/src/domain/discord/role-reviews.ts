import { asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { discordAccounts as accounts, discordGrants as grants, discordGuilds as guilds } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';

/** The job key of a guild, whose roles are given and taken by one job at a time. */
export const rolesKey = (guildId: number): string => `discord.roles:${guildId}`;

export type DiscordRoleReviews = ReturnType<typeof createDiscordRoleReviews>;

/** Queues reviews of the roles at Discord after a change, in the transaction of that change. */
export function createDiscordRoleReviews({ db, queue }: { db: Database; queue: Queue }) {
  const one = (guildId: number) =>
    queue.enqueue({ kind: 'discord.roles', key: rolesKey(guildId), payload: { guildId } });
  const all = async (): Promise<void> => {
    const given = db.current.select({ one: sql`1` }).from(grants).where(eq(grants.guildId, guilds.id));
    const rows = await db.current
      .select({ id: guilds.id })
      .from(guilds)
      .where(or(sql`${guilds.roles} <> '{}'::jsonb`, exists(given)))
      .orderBy(asc(guilds.id));
    for (const { id } of rows) await one(id);
  };
  return {
    /** Reviews the roles of one guild. */
    one,
    /** Reviews the roles of every guild. */
    all,
    /** Reviews every guild if one of these users has connected an account. Call it before deleting a user. */
    async ofUsers(userIds: readonly number[]): Promise<void> {
      if (userIds.length === 0) return;
      if ((await db.current.$count(accounts, inArray(accounts.userId, [...userIds]))) > 0) await all();
    },
    /** Gives all roles of an account, or of a guild, again: they may have been lost at Discord. */
    async regrantAll(of: { discordId: string } | { guildId: number }): Promise<void> {
      const which = 'guildId' in of ? eq(grants.guildId, of.guildId) : eq(grants.discordId, of.discordId);
      await db.current.update(grants).set({ state: 'unsure' }).where(which);
      await ('guildId' in of ? one(of.guildId) : all());
    },
  };
}
