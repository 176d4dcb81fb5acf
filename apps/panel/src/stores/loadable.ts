import type { Outcome } from '@kronos/api';
import type { Phrase, Translate } from '../messages/create-messages.ts';

/** Data with the time at which it was read. */
export interface Aged<T> {
  readonly data: T;
  readonly at: number;
}

/** A read that can be repeated. `data` is kept while it is read again and when that fails; `at` is its time. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; data: T; at: number; isStale: boolean }
  | { status: 'failed'; reason: Phrase };

/** An outcome without data. */
export type Failure = Exclude<Outcome, { kind: 'ok' }>;

/** The data that was read, in one response or several, otherwise the failure. */
export type Read<T> = { kind: 'ok'; data: T } | Failure;

/** The outcome of a call whose response wraps its content in `data`. */
export const unwrapped = <T>(outcome: Read<{ data: T }>): Read<T> =>
  outcome.kind === 'ok' ? { kind: 'ok', data: outcome.data.data } : outcome;

/** The message for an outcome without data. */
export const reasonOf = (outcome: Failure): Phrase => {
  if (outcome.kind === 'no-response') {
    return outcome.reason === 'offline' ? (t) => t('common.failed.offline') : (t) => t('common.failed.noResponse');
  }
  if (outcome.kind === 'http-error' && outcome.status === 429) return tooMany(outcome.retryAfter ?? 60);
  const message = outcome.kind === 'aborted' ? undefined : outcome.message;
  if (message === undefined) return (t) => t('common.failed.unknown');
  const own = wordsOf(outcome);
  return (t) => own(t) ?? message;
};

/**
 * The panel's own text for the reason of a refusal; undefined if it has none, so that the server's message is shown.
 */
export const wordsOf =
  (outcome: Outcome) =>
  (t: Translate): string | undefined => {
    const key = outcome.kind === 'http-error' ? `media.reason.${outcome.reason}` : '';
    return t.knows(key) ? t(key) : undefined;
  };

/** Replaces the server's message, which is in English only. */
const tooMany =
  (seconds: number): Phrase =>
  (t) =>
    seconds > 90
      ? t('common.failed.tooManyForLong', { minutes: Math.ceil(seconds / 60) })
      : t('common.failed.tooMany', { seconds });

/** The state after an outcome: new data, otherwise the old data marked as stale, otherwise the reason. */
export function settle<T>(before: Loadable<T>, outcome: Read<T>, now: number): Loadable<T> {
  if (outcome.kind === 'ok') return { status: 'ready', data: outcome.data, at: now, isStale: false };
  if (before.status === 'ready') return { ...before, isStale: true };
  return { status: 'failed', reason: reasonOf(outcome) };
}
