import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { discordGuilds as guilds, discordMessages as messages } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { DiscordApplication } from './application.ts';
import { passing, usualPauseMs } from './failures.ts';
import { postKey } from './news.ts';
import type { DiscordOutcomes } from './outcomes.ts';
import { type Discord, DiscordError } from './port.ts';

const payload = z.object({ guildId: z.number().int() });
type Payload = z.output<typeof payload>;
type Message = typeof messages.$inferSelect;

const mostTries = 4;
/** How long Discord remembers a nonce at least. A message sent again after that could appear twice. */
const nonceMs = 2 * 60 * 1000;
const unsure = 'The panel was interrupted while posting a message, which may or may not have arrived.';
const unconfigured = 'The Discord application has been removed.';
const done: Ending = { success: true, write: async () => undefined };

/** Posts the waiting messages of one guild in order, and retries when Discord asks to wait or does not respond. */
export function createDiscordPostJob(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordOutcomes: DiscordOutcomes;
  queue: Queue;
  /** The delay before the second attempt; each later delay is four times as long. */
  retryMs: number;
}) {
  const { db, clock, log, discord, discordApplication: application, discordOutcomes: outcomes, queue, retryMs } = deps;

  const isWaiting = (guildId: number) => and(eq(messages.guildId, guildId), eq(messages.state, 'waiting'));
  const nextOf = async (guildId: number) => {
    const [next] = await db.current
      .select({ message: messages, announcements: guilds.announcementsChannel, status: guilds.statusChannel })
      .from(messages)
      .innerJoin(guilds, eq(guilds.id, messages.guildId))
      .where(isWaiting(guildId))
      .orderBy(asc(messages.id))
      .limit(1);
    return next && { ...next.message, channel: next[next.message.topic] };
  };
  type Waiting = NonNullable<Awaited<ReturnType<typeof nextOf>>>;
  const end = (which: ReturnType<typeof isWaiting>, state: 'sent' | 'failed') =>
    db.current.update(messages).set({ state, endedAt: clock.now() }).where(which);

  /** Posts one message; returns how long it and those behind it must wait, if at all. */
  const attempt = async ({ id, guildId, channel, text, tries, attemptedAt }: Waiting, signal: AbortSignal) => {
    const message = eq(messages.id, id);
    const update = (values: Partial<Message>) => db.current.update(messages).set(values).where(message);
    const token = (await application.read())?.botToken;
    const isForgotten = attemptedAt !== null && clock.now().getTime() - attemptedAt.getTime() > nonceMs;
    if (!channel) await end(message, 'failed');
    else if (token === undefined || isForgotten)
      await outcomes.note(guildId, isForgotten ? unsure : unconfigured, () => end(message, 'failed'));
    else {
      await update({ attemptedAt: clock.now() });
      try {
        await discord.post(token, { channelId: channel.id, text, nonce: `kronos-${id}` }, signal);
        await outcomes.note(guildId, undefined, () => end(message, 'sent'));
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof DiscordError)) throw error;
        log.warn({ err: error, message: id, tries }, 'a message was not posted to Discord');
        if (error.code === 'too-many') {
          // Nothing was posted, so this does not count as an attempt.
          await update({ attemptedAt: null });
          return error.retryAfterMs ?? usualPauseMs;
        }
        // A message whose response was lost is sent again: Discord recognizes it by its nonce.
        const isOver = !passing.has(error.code) || tries + 1 >= mostTries;
        await outcomes.note(guildId, error, () => (isOver ? end(message, 'failed') : update({ tries: tries + 1 })));
        if (!isOver) return retryMs * 4 ** tries;
      }
    }
    return undefined;
  };

  return jobKind<Payload>({
    payload,
    async run({ guildId }, { signal }) {
      // A job that is still queued will post everything: do not overtake it, or retry its message too early.
      if (await queue.isWaiting(postKey(guildId))) return done;
      for (let next = await nextOf(guildId); next; next = await nextOf(guildId)) {
        const afterMs = await attempt(next, signal);
        if (afterMs !== undefined) return { afterMs, progress: {} };
      }
      return done;
    },
    failed: ({ guildId }, words) => ({
      success: false,
      write: () => outcomes.note(guildId, words, () => end(isWaiting(guildId), 'failed')),
    }),
  });
}
