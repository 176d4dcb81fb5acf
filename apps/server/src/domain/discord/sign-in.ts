import type { DiscordGuild, DiscordName } from '@kronos/api/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { OneTimeTokens, TokenKind, TokenState } from '../tokens/one-time-tokens.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { Discord } from './port.ts';

/** How long somebody may take at Discord, and for the choice afterwards. */
const lifetime = 10 * 60 * 1000;
const payload = z.object({ sealed: z.string() });
const place = (userId: number) => `one_time_tokens:discord-handle:${userId}`;

export type DiscordSignIn = ReturnType<typeof createDiscordSignIn>;

/**
 * The sign-in of an admin at Discord. The browser never has a token of Discord's: it is given a handle that only the same
 * admin can use.
 */
export function createDiscordSignIn(deps: {
  db: Database;
  sealer: Sealer;
  oneTimeTokens: OneTimeTokens;
  discord: Discord;
  discordApplication: DiscordApplication;
  publicUrl: URL;
}) {
  const { db, sealer, oneTimeTokens: tokens, discord, discordApplication: application, publicUrl } = deps;
  const redirectUrl = new URL('/app/admin/integrations/discord', publicUrl).href;
  const issue = (kind: TokenKind, userId: number, more: Record<string, unknown> = {}) =>
    tokens.issue({ kind, userId, lifetime, payload: more });

  const open = async (userId: number, handle: string): Promise<string> => {
    const { payload: kept } = own(await tokens.look('discord-handle', handle), userId);
    return sealer.open(payload.parse(kept).sealed, place(userId));
  };
  const guilds = async (userId: number, handle: string): Promise<DiscordName[]> =>
    asked(discord.guildsOf(await open(userId, handle)), over);

  return {
    redirectUrl,
    /** Returns the page of Discord to which an admin goes. */
    async begin(userId: number): Promise<string> {
      const { clientId } = await application.need();
      const state = await issue('discord-sign-in', userId);
      return discord.authorizeUrl({ clientId, redirectUrl, state });
    },
    /** Exchanges the code with which the admin came back; returns a handle. */
    async finish(userId: number, { code, state }: { code: string; state: string }): Promise<string> {
      const { clientId, clientSecret } = await application.need();
      // Somebody else's stays valid for them: the refusal undoes that it was taken.
      await db.transaction(async () => own(await tokens.take('discord-sign-in', state), userId));
      const token = await asked(
        discord.exchange({ clientId, clientSecret, code, redirectUrl }),
        'Discord does not accept the client secret: enter it again.',
      );
      return issue('discord-handle', userId, { sealed: sealer.seal(token, place(userId)) });
    },
    guilds,
    /** Returns one of the guilds with what the bot sees of it. */
    async guild(userId: number, handle: string, id: string): Promise<DiscordGuild> {
      const { botToken } = await application.need();
      if (!(await guilds(userId, handle)).some((one) => one.id === id))
        throw new AppError('not-found', 'You manage no such Discord server.');
      return asked(discord.guild(botToken, id));
    },
  };
}

/** What was issued to this user and is still good. */
function own(state: TokenState, userId: number) {
  if (state.kind === 'valid' && state.token.userId === userId) return state.token;
  throw new AppError('conflict', over);
}

const over = 'This sign-in at Discord has expired, was used, or is another person’s. Connect again.';
