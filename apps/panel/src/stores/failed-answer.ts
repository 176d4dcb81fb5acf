import type { Failure } from './loadable.ts';

/** The result of a failed call of the frame. */
export interface FailedAnswer {
  success: false;
  /** The status code; missing without a response. */
  title?: string;
  /** The status text. */
  message?: string;
}

/**
 * Converts a failed call to data, for callers that continue without it: status code as title, status text as message
 * (spec §8).
 */
export function failedAnswer(outcome: Failure): FailedAnswer {
  if (outcome.kind !== 'http-error') return { success: false };
  const { status, statusText } = outcome.response;
  // HTTP/2 has no status text; the outcome's message replaces it then.
  return { success: false, title: String(status), message: statusText || outcome.message };
}
