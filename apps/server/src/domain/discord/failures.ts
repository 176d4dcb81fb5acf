import { AppError, type AppErrorCode } from '../../platform/app-error.ts';
import { DiscordError, type DiscordFailure } from './port.ts';

const codes: Record<DiscordFailure, AppErrorCode> = {
  unreachable: 'unavailable',
  timeout: 'no-answer',
  unauthorized: 'conflict',
  refused: 'conflict',
  missing: 'conflict',
  'too-many': 'unavailable',
  broken: 'bad-gateway',
  changed: 'bad-gateway',
};

const words: Record<DiscordFailure, string> = {
  unreachable: 'Discord cannot be reached. Try again later.',
  timeout: 'Discord did not respond in time. Try again in a moment.',
  unauthorized: 'Discord no longer accepts the bot. Enter its token again.',
  refused: 'Discord rejected the request.',
  missing: 'This no longer exists on Discord.',
  'too-many': 'Discord has received too many requests. Try again in a moment.',
  broken: 'Discord reported an error. Try again in a moment.',
  changed: 'The response did not come from Discord, or its API has changed. Try again later.',
};

/** Failures that may be over at the next attempt. */
export const passing = new Set<DiscordFailure>(['unreachable', 'timeout', 'broken', 'changed']);
/** How long to wait when Discord asks for a pause without saying how long. */
export const usualPauseMs = 5_000;

/** Refusals in which Discord's own words say more than the panel's. */
const spoken = new Set<DiscordFailure>(['refused', 'missing']);

/** Returns the message of a failure for admins: Discord's own reason, where that says more. */
export const discordWords = ({ code, reason }: DiscordError): string =>
  reason !== undefined && spoken.has(code) ? `Discord: ${reason}` : words[code];

/** Turns a failure of Discord into a refusal; returns any other error unchanged. */
export function refusalOfDiscord(error: unknown): unknown {
  if (!(error instanceof DiscordError)) return error;
  const { code, retryAfterMs } = error;
  return new AppError(codes[code], discordWords(error), {
    cause: error,
    ...(code === 'too-many' && retryAfterMs !== undefined && { retryAfter: Math.ceil(retryAfterMs / 1000) }),
  });
}

/** Turns the failures of a call into refusals; `unauthorized` replaces the message that blames the bot's token. */
export const asked = <T>(call: Promise<T>, unauthorized?: string): Promise<T> =>
  call.catch((error: unknown) => {
    if (unauthorized !== undefined && error instanceof DiscordError && error.code === 'unauthorized')
      throw new AppError('conflict', unauthorized, { cause: error });
    throw refusalOfDiscord(error);
  });
