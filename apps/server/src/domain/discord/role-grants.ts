import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { discordGrants as grants, discordGuilds as guilds } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import type { RoleStep } from './role-plan.ts';

/** The outcome of a step: the role is given, the user is not a member, or nothing is left to take back. */
export type StepResult = 'given' | 'no-member' | 'gone';

export type DiscordRoleGrants = ReturnType<typeof createDiscordRoleGrants>;

/** The roles that the panel has given at Discord, recorded step by step. */
export function createDiscordRoleGrants({ db, events }: { db: Database; events: Events }) {
  return {
    /** Records the outcome of a step, and notifies the user's browsers. */
    keep: (guildId: number, { memberId: discordId, roleId, userId }: RoleStep, result: StepResult): Promise<void> =>
      db.transaction(async () => {
        const [guild] = await db.current
          .select({ id: guilds.id })
          .from(guilds)
          .where(eq(guilds.id, guildId))
          .for('key share');
        // The guild was removed meanwhile, and its grants with it.
        if (!guild) return;
        if (result === 'gone')
          await db.current
            .delete(grants)
            .where(and(eq(grants.guildId, guildId), eq(grants.discordId, discordId), eq(grants.roleId, roleId)));
        else
          await db.current
            .insert(grants)
            .values({ guildId, discordId, roleId, state: result })
            .onConflictDoUpdate({ target: [grants.guildId, grants.discordId, grants.roleId], set: { state: result } });
        if (userId !== null) await events.emitTo(userId, 'discord-account-changed', {});
      }),
  };
}
