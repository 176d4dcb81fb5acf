import type { Refusal } from '@kronos/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppError, AppErrorCode } from '../platform/app-error.ts';

const statuses = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  // Not registered anywhere, but clients of this kind of token understand it as "renew the token and retry".
  csrf: 419 as ContentfulStatusCode,
  invalid: 422,
  'too-many': 429,
  'bad-gateway': 502,
  unavailable: 503,
  'no-answer': 504,
} satisfies Record<AppErrorCode, ContentfulStatusCode>;

/** Sends a refusal in the one shape that all refusals have. */
export function refuse(context: Context, error: AppError): Response {
  const { code, message, errors, reason, retryAfter, stale } = error;
  const body: Refusal = {
    message,
    ...(errors ? { errors } : {}),
    ...(reason && { reason }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(stale && { stale }),
  };
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  if (code === 'unauthenticated') context.header('WWW-Authenticate', 'Bearer');
  // The rest of the body was not read, so this connection cannot be used any more.
  if (code === 'too-large') context.header('Connection', 'close');
  return context.json(body, statuses[code]);
}

/** The message for a fault of the server; it reveals nothing else. */
export const faultMessage = 'Something went wrong on our side. Please try again.';
