import type { DiscordGuild, DiscordName, DiscordReturn } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { Discord } from './port.ts';
import { type DiscordVisits, over, own, visitMs } from './visits.ts';

const handle = z.object({ sealed: z.string() });
const place = (userId: number) => `one_time_tokens:discord-handle:${userId}`;

export type DiscordSignIn = ReturnType<typeof createDiscordSignIn>;

/**
 * The sign-in of an admin at Discord. The browser never receives Discord's token, only a handle that nobody but the
 * same admin can use.
 */
export function createDiscordSignIn(deps: {
  db: Database;
  sealer: Sealer;
  oneTimeTokens: OneTimeTokens;
  discord: Discord;
  discordApplication: DiscordApplication;
  discordVisits: DiscordVisits;
}) {
  const { db, sealer, oneTimeTokens: tokens, discord, discordApplication: application, discordVisits: visits } = deps;

  const open = async (userId: number, token: string): Promise<string> => {
    const { payload: kept } = own(await tokens.look('discord-handle', token), userId);
    return sealer.open(handle.parse(kept).sealed, place(userId));
  };
  const guilds = async (userId: number, token: string): Promise<DiscordName[]> =>
    asked(discord.guildsOf(await open(userId, token)), over);

  return {
    /** Returns the address of Discord's sign-in page. */
    begin: (userId: number): Promise<string> => visits.begin(userId, 'guild'),
    /** Exchanges the code with which the admin returned; returns a handle. */
    async finish(userId: number, back: DiscordReturn): Promise<string> {
      const payload = { sealed: sealer.seal(await visits.exchange(userId, 'guild', back), place(userId)) };
      return db.transaction(async () => {
        await visits.end(userId, 'guild', back);
        return tokens.issue({ kind: 'discord-handle', userId, lifetime: visitMs, payload });
      });
    },
    guilds,
    /** Returns one of the guilds as the bot sees it. */
    async guild(userId: number, token: string, id: string): Promise<DiscordGuild> {
      const { botToken } = await application.need();
      if (!(await guilds(userId, token)).some((one) => one.id === id))
        throw new AppError('not-found', 'You do not manage this Discord server.');
      return asked(discord.guild(botToken, id));
    },
  };
}
