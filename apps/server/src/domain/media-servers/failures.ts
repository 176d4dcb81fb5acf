import type { RefusalReason } from '@kronos/api/contract';
import { AppError, type AppErrorCode } from '../../platform/app-error.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { ServerRow } from '../servers/server-row.ts';
import { type MediaFailure, MediaServerError } from './port.ts';

const codes: Record<MediaFailure, AppErrorCode> = {
  unreachable: 'unavailable',
  timeout: 'no-answer',
  unauthorized: 'conflict',
  missing: 'not-found',
  'too-many': 'unavailable',
  broken: 'bad-gateway',
  changed: 'bad-gateway',
  aborted: 'no-answer',
};

const reasons: Record<MediaFailure, RefusalReason> = {
  unreachable: 'media-unreachable',
  timeout: 'media-timeout',
  unauthorized: 'media-unauthorized',
  missing: 'media-missing',
  'too-many': 'media-too-many',
  broken: 'media-broken',
  changed: 'media-changed',
  aborted: 'media-timeout',
};

const words: Record<MediaFailure, (product: string) => string> = {
  unreachable: (product) => `${product} is not responding. Try again once it is back.`,
  timeout: (product) => `${product} did not respond in time. Try again in a moment.`,
  unauthorized: (product) => `${product} does not allow this, or no longer accepts the panel.`,
  missing: (product) => `${product} no longer has this.`,
  'too-many': (product) => `${product} has received too many requests. Try again in a moment.`,
  broken: (product) => `${product} failed or is still starting. Try again in a moment.`,
  changed: (product) => `${product} returned an unexpected response. Please contact support.`,
  aborted: (product) => `${product} did not respond in time. Try again in a moment.`,
};

/** Returns the failure of a media server, or of its vendor, as a message for users. */
export function mediaFailureWords(error: MediaServerError, { type }: Pick<ServerRow, 'type'>): string {
  const text = words[error.code](serverTypeNames[type]);
  return error.leftover === undefined
    ? text
    : `${text} A new user who can see everything was left behind. Remove the user from the list.`;
}

/** Turns a failure of a media server into a refusal; returns any other error unchanged. */
export function refusalOfMedia(error: unknown, server: Pick<ServerRow, 'type'>): unknown {
  if (!(error instanceof MediaServerError)) return error;
  const { code, leftover, retryAfterMs } = error;
  return new AppError(codes[code], mediaFailureWords(error, server), {
    cause: error,
    reason: leftover === undefined ? reasons[code] : 'media-leftover',
    ...(code === 'too-many' && retryAfterMs !== undefined && { retryAfter: Math.ceil(retryAfterMs / 1000) }),
  });
}
