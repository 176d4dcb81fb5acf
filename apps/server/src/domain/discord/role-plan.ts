import { and, asc, eq, exists, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DiscordAccount, DiscordRoleGroup } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import {
  discordAccounts as accounts,
  discordGrants as grants,
  discordGuilds as guilds,
  servers,
  users,
} from '../../db/schema.ts';
import { isAmong } from '../audience.ts';

/** A role to be given to a member of a guild, or to be taken back. */
export interface RoleStep {
  verb: 'give' | 'take';
  memberId: string;
  roleId: string;
  /** The user who has connected the account; null once it is disconnected. */
  userId: number | null;
}

export type DiscordRolePlan = ReturnType<typeof createDiscordRolePlan>;

/** Which roles of which guilds users should have, by their role groups, and the steps that this still takes. */
export function createDiscordRolePlan({ db }: { db: Database }) {
  const ownsServer = () =>
    exists(db.current.select({ one: sql`1` }).from(servers).where(eq(servers.ownerId, users.id)));
  const membersOf = (): Record<DiscordRoleGroup, SQL | undefined> => ({
    server_owner: ownsServer(),
    customer: isAmong(['customer']),
    reseller: isAmong(['reseller']),
    moderator: isAmong(['moderator']),
    admin: isAmong(['admin']),
  });
  /** The roles that connected users should have, each once even if two groups have the same one. */
  const wanted = (which: SQL | undefined) => {
    const inGroup = Object.entries(membersOf()).map(([group, isIn]) => and(sql`mapped.key = ${group}`, isIn));
    return db.current
      .selectDistinct({
        guildId: sql<number>`${guilds.id}`.as('wanted_guild'),
        guild: sql<string>`${guilds.name}`.as('wanted_guild_name'),
        roleId: sql<string>`mapped.value->>'id'`.as('wanted_role'),
        role: sql<string>`mapped.value->>'name'`.as('wanted_role_name'),
        memberId: sql<string>`${accounts.discordId}`.as('wanted_member'),
        userId: sql<number>`${accounts.userId}`.as('wanted_user'),
      })
      .from(guilds)
      .innerJoin(sql`jsonb_each(${guilds.roles}) as mapped`, sql`true`)
      .innerJoin(accounts, sql`true`)
      .innerJoin(users, eq(users.id, accounts.userId))
      .where(and(which, or(...inGroup)))
      .as('wanted');
  };
  type Wanted = ReturnType<typeof wanted>;
  const isGrantOf = (one: Wanted) =>
    and(eq(grants.guildId, one.guildId), eq(grants.discordId, one.memberId), eq(grants.roleId, one.roleId));
  const isUnwanted = (guildId: number) => {
    const one = wanted(eq(guilds.id, guildId));
    return not(exists(db.current.select({ one: sql`1` }).from(one).where(isGrantOf(one))));
  };

  return {
    /** Returns the next steps in a guild, except for the roles in `without`; takes come first. */
    async next(guildId: number, without: readonly string[], most: number): Promise<RoleStep[]> {
      const takes = await db.current
        .select({ memberId: grants.discordId, roleId: grants.roleId, userId: accounts.userId })
        .from(grants)
        .leftJoin(accounts, eq(accounts.discordId, grants.discordId))
        .where(
          and(
            eq(grants.guildId, guildId),
            inArray(grants.state, ['given', 'unsure']),
            isUnwanted(guildId),
            without.length > 0 ? notInArray(grants.roleId, [...without]) : undefined,
          ),
        )
        .orderBy(asc(grants.discordId), asc(grants.roleId))
        .limit(most);
      if (takes.length > 0) return takes.map((step) => ({ verb: 'take', ...step }));
      const one = wanted(eq(guilds.id, guildId));
      const gives = await db.current
        .select({ memberId: one.memberId, roleId: one.roleId, userId: one.userId })
        .from(one)
        .leftJoin(grants, isGrantOf(one))
        .where(
          and(
            or(isNull(grants.state), eq(grants.state, 'unsure')),
            without.length > 0 ? notInArray(one.roleId, [...without]) : undefined,
          ),
        )
        .orderBy(asc(one.memberId), asc(one.roleId))
        .limit(most);
      return gives.map((step) => ({ verb: 'give', ...step }));
    },
    /** Deletes the grants of accounts that were not members of a guild and should no longer have its roles. */
    deleteNonMembers: (guildId: number) =>
      db.current
        .delete(grants)
        .where(and(eq(grants.guildId, guildId), eq(grants.state, 'no-member'), isUnwanted(guildId))),
    /** Returns the roles that a user should have, and the state of each. */
    async ofUser(userId: number): Promise<DiscordAccount['roles']> {
      const one = wanted(eq(accounts.userId, userId));
      const rows = await db.current
        .select({ id: one.roleId, guild: one.guild, role: one.role, state: grants.state })
        .from(one)
        .leftJoin(grants, isGrantOf(one))
        .orderBy(asc(one.guild), asc(one.role), asc(one.roleId));
      return rows.map(({ state, ...row }) => ({
        ...row,
        state: state === null || state === 'unsure' ? 'waiting' : state,
      }));
    },
  };
}
