import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { discordGuilds as guilds } from '../../db/schema.ts';
import type { Postponement, Queue } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Events } from '../events.ts';
import type { DiscordApplication } from './application.ts';
import { discordWords, passing, usualPauseMs } from './failures.ts';
import { type Discord, DiscordError } from './port.ts';
import type { DiscordRoleGrants, StepResult } from './role-grants.ts';
import type { DiscordRolePlan, RoleStep } from './role-plan.ts';
import { rolesKey } from './role-reviews.ts';

const payload = z.object({ guildId: z.number().int() });
/** How many times the next step has failed. */
const kept = z.object({ tries: z.number().int().catch(0) });

const mostTries = 4;
/** Steps per query. */
const stepsAtOnce = 50;
/** Discord's codes for members and roles that do not exist. */
const unknownMember = 10_007;
const unknownRole = 10_011;
const unconfigured = 'The Discord application has been removed.';

/** The outcome of a step, or why Discord refuses its role. */
type Result = StepResult | { refused: string };

/** Gives and takes the roles of one guild, one after the other, until they are as they should be. */
export function createDiscordRoleJob(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  events: Events;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordRolePlan: DiscordRolePlan;
  discordRoleGrants: DiscordRoleGrants;
  queue: Queue;
  /** The delay before the second attempt of a step; each later delay is four times as long. */
  retryMs: number;
}) {
  const { db, clock, log, events, discord, discordApplication: application, discordRolePlan: plan } = deps;
  const { discordRoleGrants: roleGrants, queue, retryMs } = deps;

  const carryOut = async (token: string, guild: string, step: RoleStep, signal: AbortSignal): Promise<Result> => {
    const { verb, memberId, roleId } = step;
    try {
      const role = { guildId: guild, memberId, roleId };
      await (verb === 'give' ? discord.giveRole(token, role, signal) : discord.takeRole(token, role, signal));
      return verb === 'give' ? 'given' : 'gone';
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const isGone = error.reasonCode === unknownMember || error.reasonCode === unknownRole;
      // When the member has left or the role was deleted, nothing is left to take.
      if (isGone && verb === 'take') return 'gone';
      if (error.reasonCode === unknownMember) return 'no-member';
      if (error.code === 'refused' || error.code === 'missing') return { refused: discordWords(error) };
      throw error;
    }
  };
  const ending = (guildId: number, failure: string | null): Ending => ({
    success: failure === null,
    async write() {
      await db.current
        .update(guilds)
        .set({ rolesError: failure, rolesErrorAt: failure === null ? null : clock.now() })
        .where(eq(guilds.id, guildId));
      await events.emit('admin', 'discord-changed', {});
    },
  });
  const later = (error: DiscordError, tries: number): Postponement | undefined => {
    // A rate limit does not count as a failed attempt.
    if (error.code === 'too-many') return { afterMs: error.retryAfterMs ?? usualPauseMs, progress: { tries } };
    if (!passing.has(error.code) || tries + 1 >= mostTries) return undefined;
    return { afterMs: retryMs * 4 ** tries, progress: { tries: tries + 1 } };
  };

  return jobKind<z.output<typeof payload>>({
    payload,
    async run({ guildId }, { progress, signal }) {
      // A job that is still queued will do everything.
      if (await queue.isWaiting(rolesKey(guildId))) return { success: true, write: async () => undefined };
      const [guild] = await db.current.select().from(guilds).where(eq(guilds.id, guildId));
      if (!guild) return { success: true, write: async () => undefined };
      const token = (await application.read())?.botToken;
      if (token === undefined) return ending(guildId, unconfigured);
      await plan.deleteNonMembers(guildId);
      /** Roles that Discord refuses, with the reason: they do not hold up the others. */
      const refused = new Map<string, string>();
      let { tries } = kept.parse(progress);
      for (;;) {
        const steps = await plan.next(guildId, [...refused.keys()], stepsAtOnce);
        if (steps.length === 0) return ending(guildId, refused.values().next().value ?? null);
        for (const step of steps) {
          signal.throwIfAborted();
          if (refused.has(step.roleId)) continue;
          try {
            const result = await carryOut(token, guild.guildId, step, signal);
            tries = 0;
            if (typeof result === 'object') refused.set(step.roleId, result.refused);
            else await roleGrants.keep(guildId, step, result);
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof DiscordError)) throw error;
            log.warn({ err: error, guild: guildId, step: step.verb, tries }, 'a Discord role was not changed');
            return later(error, tries) ?? ending(guildId, discordWords(error));
          }
        }
      }
    },
    failed: ({ guildId }, words) => ending(guildId, words),
  });
}
