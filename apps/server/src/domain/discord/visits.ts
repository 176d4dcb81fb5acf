import type { DiscordReturn } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { OneTimeTokens, TokenKind, TokenState } from '../tokens/one-time-tokens.ts';
import type { DiscordApplication } from './application.ts';
import { asked } from './failures.ts';
import type { Discord, DiscordPurpose } from './port.ts';

/** How long somebody may take at Discord, and for a choice afterwards. */
export const visitMs = 10 * 60 * 1000;

/** Where each purpose leads back to, and what proves that it is the same user who comes back. */
const purposes: Record<DiscordPurpose, { path: string; kind: TokenKind }> = {
  guild: { path: '/app/admin/integrations/discord', kind: 'discord-sign-in' },
  account: { path: '/app/settings/user', kind: 'discord-account' },
};

export type DiscordVisits = ReturnType<typeof createDiscordVisits>;

/** Visits of Discord's pages: a user leaves the panel, and has to come back as the same one. */
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
    /** Returns the page of Discord to which a user goes. */
    async begin(userId: number, purpose: DiscordPurpose): Promise<string> {
      const { clientId } = await application.need();
      const state = await tokens.issue({ kind: purposes[purpose].kind, userId, lifetime: visitMs });
      return discord.authorizeUrl({ purpose, clientId, redirectUrl: redirectUrl(purpose), state });
    },
    /** Exchanges the code with which the user came back for Discord's token. The code is good for that once. */
    async exchange(userId: number, purpose: DiscordPurpose, { code, state }: DiscordReturn): Promise<string> {
      const { clientId, clientSecret } = await application.need();
      own(await tokens.look(purposes[purpose].kind, state), userId);
      return asked(
        discord.exchange({ clientId, clientSecret, code, redirectUrl: redirectUrl(purpose) }),
        'Discord does not accept the client secret: enter it again.',
      );
    },
    /** Ends the visit, in the transaction of what came of it. */
    async end(userId: number, purpose: DiscordPurpose, { state }: DiscordReturn): Promise<void> {
      own(await tokens.take(purposes[purpose].kind, state), userId);
    },
  };
}

/** Returns what was issued to this user and is still good. */
export function own(state: TokenState, userId: number) {
  if (state.kind === 'valid' && state.token.userId === userId) return state.token;
  throw new AppError('conflict', over);
}

export const over = 'This sign-in at Discord has expired, was used, or is another person’s. Connect again.';
