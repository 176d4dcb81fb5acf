import type { Failure } from './loadable.ts';

/** What a call of the frame answers when it failed. */
export interface FailedAnswer {
  success: false;
  /** The status code; nothing when there was no answer. */
  title?: string;
  /** The status text. */
  message?: string;
}

/** Turns a failed call into data, for what goes on without it: status code as title, status text as message (spec §8). */
export function failedAnswer(outcome: Failure): FailedAnswer {
  if (outcome.kind !== 'http-error') return { success: false };
  const { status, statusText } = outcome.response;
  // HTTP/2 carries no status text; the outcome has words for the status then.
  return { success: false, title: String(status), message: statusText || outcome.message };
}
