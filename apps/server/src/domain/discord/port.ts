import type { DiscordGuild, DiscordName } from '@kronos/api/contract';

/** Why a call to Discord failed. */
export type DiscordFailure =
  | 'unreachable'
  | 'timeout'
  /** The token or the secret is not accepted. */
  | 'unauthorized'
  /** Discord understood the request and refused it. */
  | 'refused'
  | 'missing'
  | 'too-many'
  | 'broken'
  /** The response is not one that Discord is known to send. */
  | 'changed';

interface DiscordErrorDetails extends ErrorOptions {
  /** Discord's own words. */
  reason?: string | undefined;
  /** Discord's code for the reason. */
  reasonCode?: number | undefined;
  retryAfterMs?: number | undefined;
}

/** A failed call to Discord. */
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

/** Why a user is sent to Discord: to add the bot to a guild, or to identify their account. */
export type DiscordPurpose = 'guild' | 'account';

/** What a user is to authorize at Discord, and where they return to. */
export interface Authorization {
  purpose: DiscordPurpose;
  clientId: string;
  redirectUrl: string;
  /** Returned along with the code. */
  state: string;
}

export interface CodeExchange extends Pick<Authorization, 'clientId' | 'redirectUrl'> {
  clientSecret: string;
  code: string;
}

export interface DiscordPost {
  channelId: string;
  text: string;
  /** Discord treats a second post with the same nonce as the first. At most 25 characters. */
  nonce: string;
}

/** A role of a guild member, by their ids. */
export interface DiscordMemberRole {
  guildId: string;
  memberId: string;
  roleId: string;
}

/** The port to Discord. Failures are thrown as a `DiscordError`. */
export interface Discord {
  /** Returns the address of the page on which a user grants an authorization. */
  authorizeUrl(authorization: Authorization): string;
  /** Returns the address of a channel's page. */
  channelUrl(guildId: string, channelId: string): string;
  /** Returns the id of the application to which a bot belongs. */
  applicationOf(botToken: string): Promise<string>;
  /** Exchanges a code for the token of the user who signed in. */
  exchange(exchange: CodeExchange): Promise<string>;
  /** Returns the account of the user who signed in. */
  accountOf(accessToken: string): Promise<DiscordName>;
  /** Returns the guilds that the user who signed in may manage. */
  guildsOf(accessToken: string): Promise<DiscordName[]>;
  /** Returns a guild of which the bot is a member. */
  guild(botToken: string, id: string): Promise<DiscordGuild>;
  post(botToken: string, post: DiscordPost, signal?: AbortSignal): Promise<void>;
  /** Gives a member a role; does nothing when they already have it. */
  giveRole(botToken: string, role: DiscordMemberRole, signal?: AbortSignal): Promise<void>;
  /** Takes a role from a member; does nothing when they do not have it. */
  takeRole(botToken: string, role: DiscordMemberRole, signal?: AbortSignal): Promise<void>;
}
