import type { DiscordGuild, DiscordName } from '@kronos/api/contract';

/** Why a call of Discord failed. */
export type DiscordFailure =
  | 'unreachable'
  | 'timeout'
  /** The token or the secret is not accepted. */
  | 'unauthorized'
  /** It understood and said no. */
  | 'refused'
  | 'missing'
  | 'too-many'
  | 'broken'
  /** It answered what nobody expects of Discord. */
  | 'changed';

interface DiscordErrorDetails extends ErrorOptions {
  /** Discord's own words. */
  reason?: string | undefined;
  retryAfterMs?: number | undefined;
}

/** A failed call of Discord. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly code: DiscordFailure;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(code: DiscordFailure, message: string, { reason, retryAfterMs, ...options }: DiscordErrorDetails = {}) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Where a browser asks Discord to let the bot in, and how it comes back. */
export interface Authorization {
  clientId: string;
  redirectUrl: string;
  /** Comes back with the code. */
  state: string;
}

export interface CodeExchange extends Omit<Authorization, 'state'> {
  clientSecret: string;
  code: string;
}

export interface DiscordPost {
  channelId: string;
  text: string;
  /** A second post with the same one is taken for the first. At most 25 characters. */
  nonce: string;
}

/** Discord, by its HTTP API. A failed call is thrown as a `DiscordError`. */
export interface Discord {
  /** The page on which somebody lets the bot into a guild. */
  authorizeUrl(authorization: Authorization): string;
  /** The page of a channel. */
  channelUrl(guildId: string, channelId: string): string;
  /** Returns the number of the application to which a bot belongs. */
  applicationOf(botToken: string): Promise<string>;
  /** Exchanges a code for the token of the one who signed in. */
  exchange(exchange: CodeExchange): Promise<string>;
  /** Returns the guilds that somebody may manage. */
  guildsOf(accessToken: string): Promise<DiscordName[]>;
  /** Returns a guild of which the bot is a member. */
  guild(botToken: string, id: string): Promise<DiscordGuild>;
  post(botToken: string, post: DiscordPost, signal?: AbortSignal): Promise<void>;
}
