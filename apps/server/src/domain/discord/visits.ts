import type { DiscordReturn } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { OneTimeTokens, TokenKind, TokenState } from '../tokens/one-time-tokens.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { Discord, DiscordPurpose } from './port.ts';

/** How long a user may take at Discord, and again for the choice afterwards. */
export const visitMs = 10 * 60 * 1000;

/** The path that each purpose returns to, and the kind of token that proves that the same user returns. */
const purposes: Record<DiscordPurpose, { path: string; kind: TokenKind }> = {
  guild: { path: '/app/admin/integrations/discord', kind: 'discord-sign-in' },
  account: { path: '/app/settings/user', kind: 'discord-account' },
};

export type DiscordVisits = ReturnType<typeof createDiscordVisits>;

/** Visits to Discord's pages: a user leaves the panel, and must return as the same user. */
export function createDiscordVisits(deps: {
  oneTimeTokens: OneTimeTokens;
  discord: Discord;
  discordApplication: DiscordApplication;
  publicUrl: URL;
}) {
  const { oneTimeTokens: tokens, discord, discordApplication: application, publicUrl } = deps;
  const redirectUrl = (purpose: DiscordPurpose) => new URL(purposes[purpose].path, publicUrl).href;
  return {
    redirectUrl,
    /** Returns the address of Discord's sign-in page. */
    async begin(userId: number, purpose: DiscordPurpose): Promise<string> {
      const { clientId } = await application.need();
      const state = await tokens.issue({ kind: purposes[purpose].kind, userId, lifetime: visitMs });
      return discord.authorizeUrl({ purpose, clientId, redirectUrl: redirectUrl(purpose), state });
    },
    /** Exchanges the code with which the user returned for Discord's token. A code can be exchanged once. */
    async exchange(userId: number, purpose: DiscordPurpose, { code, state }: DiscordReturn): Promise<string> {
      const { clientId, clientSecret } = await application.need();
      own(await tokens.look(purposes[purpose].kind, state), userId);
      return asked(
        discord.exchange({ clientId, clientSecret, code, redirectUrl: redirectUrl(purpose) }),
        'Discord rejected the client secret. Enter it again.',
      );
    },
    /** Ends the visit, in the transaction of its outcome. */
    async end(userId: number, purpose: DiscordPurpose, { state }: DiscordReturn): Promise<void> {
      own(await tokens.take(purposes[purpose].kind, state), userId);
    },
  };
}

/** Returns a token that was issued to this user and is still valid; refuses any other. */
export function own(state: TokenState, userId: number) {
  if (state.kind === 'valid' && state.token.userId === userId) return state.token;
  throw new AppError('conflict', over);
}

export const over = 'This Discord sign-in has expired, was already used, or belongs to another user. Connect again.';
