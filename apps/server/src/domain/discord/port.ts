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
  /** Discord's number of the reason. */
  reasonCode?: number | undefined;
  retryAfterMs?: number | undefined;
}

/** A failed call of Discord. */
export class DiscordError extends Error {
  override readonly name = 'DiscordError';
  readonly code: DiscordFailure;
  readonly reason: string | undefined;
  readonly reasonCode: number | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(
    code: DiscordFailure,
    message: string,
    { reason, reasonCode, retryAfterMs, ...options }: DiscordErrorDetails = {},
  ) {
    super(message, options);
    this.code = code;
    this.reason = reason;
    this.reasonCode = reasonCode;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What somebody goes to Discord for: to let the bot into a guild, or to say who they are there. */
export type DiscordPurpose = 'guild' | 'account';

/** Where a browser asks Discord for it, and how it comes back. */
export interface Authorization {
  purpose: DiscordPurpose;
  clientId: string;
  redirectUrl: string;
  /** Comes back with the code. */
  state: string;
}

export interface CodeExchange extends Pick<Authorization, 'clientId' | 'redirectUrl'> {
  clientSecret: string;
  code: string;
}

export interface DiscordPost {
  channelId: string;
  text: string;
  /** A second post with the same one is taken for the first. At most 25 characters. */
  nonce: string;
}

/** A role of a member of a guild, by their numbers. */
export interface DiscordMemberRole {
  guildId: string;
  memberId: string;
  roleId: string;
}

/** Discord, by its HTTP API. A failed call is thrown as a `DiscordError`. */
export interface Discord {
  /** The page on which somebody allows what they are asked for. */
  authorizeUrl(authorization: Authorization): string;
  /** The page of a channel. */
  channelUrl(guildId: string, channelId: string): string;
  /** Returns the number of the application to which a bot belongs. */
  applicationOf(botToken: string): Promise<string>;
  /** Exchanges a code for the token of the one who signed in. */
  exchange(exchange: CodeExchange): Promise<string>;
  /** Returns the account of the one who signed in. */
  accountOf(accessToken: string): Promise<DiscordName>;
  /** Returns the guilds that somebody may manage. */
  guildsOf(accessToken: string): Promise<DiscordName[]>;
  /** Returns a guild of which the bot is a member. */
  guild(botToken: string, id: string): Promise<DiscordGuild>;
  post(botToken: string, post: DiscordPost, signal?: AbortSignal): Promise<void>;
  /** Gives a member a role; one that they have already stays. */
  giveRole(botToken: string, role: DiscordMemberRole, signal?: AbortSignal): Promise<void>;
  /** Takes a role from a member; nothing happens where they do not have it. */
  takeRole(botToken: string, role: DiscordMemberRole, signal?: AbortSignal): Promise<void>;
}
