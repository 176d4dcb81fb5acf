import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { discordGuilds as guilds } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import { discordWords } from './failures.ts';
import type { DiscordError } from './port.ts';

export type DiscordOutcomes = ReturnType<typeof createDiscordOutcomes>;

/** The outcomes of posts to guilds, as shown to admins. */
export function createDiscordOutcomes({ db, clock, events }: { db: Database; clock: Clock; events: Events }) {
  return {
    /** Records that a post arrived, or why it did not, and runs `more` in the same transaction. */
    note: (guildId: number, failure?: DiscordError | string, more?: () => Promise<unknown>): Promise<void> =>
      db.transaction(async () => {
        const at = clock.now();
        const words = typeof failure === 'object' ? discordWords(failure) : failure;
        const values = words === undefined ? { lastSuccessAt: at, lastError: null } : { lastError: words };
        await db.current
          .update(guilds)
          .set({ ...values, lastErrorAt: words === undefined ? null : at })
          .where(eq(guilds.id, guildId));
        await more?.();
        await events.emit('admin', 'discord-changed', {});
      }),
  };
}
