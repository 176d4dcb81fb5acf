import type { RefusalReason, Staleness } from '@kronos/api/contract';

/** Why a request is refused; `http/refusals.ts` gives each its status. */
export type AppErrorCode =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'csrf'
  | 'invalid'
  | 'too-many'
  /** A call to another system failed, was not answered, or was not answered in time. */
  | 'bad-gateway'
  | 'unavailable'
  | 'no-answer';

export interface AppErrorDetails extends ErrorOptions {
  /** Texts by field, for `invalid`. */
  errors?: Record<string, string[]>;
  /** The reason, as a code that the panel translates into the user's language. */
  reason?: RefusalReason;
  /** Seconds to wait, for `too-many` and `unavailable`. */
  retryAfter?: number;
  /** Who made the conflicting change and what it was, for `conflict`. */
  stale?: Staleness;
}

/** A refusal whose message can be shown to the user. Anything else that is thrown is a fault of the server. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly errors: Record<string, string[]> | undefined;
  readonly reason: RefusalReason | undefined;
  readonly retryAfter: number | undefined;
  readonly stale: Staleness | undefined;
  constructor(
    code: AppErrorCode,
    message: string,
    { errors, reason, retryAfter, stale, ...options }: AppErrorDetails = {},
  ) {
    super(message, options);
    this.code = code;
    this.errors = errors;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.stale = stale;
  }
}

/** Returns the message for a record that does not exist. */
export const doesNotExist = (noun: string): string => `This ${noun} does not exist.`;

/** Returns the refusal for a record that does not exist, or that the caller may not know about. */
export const notFound = (noun: string): AppError => new AppError('not-found', doesNotExist(noun));
