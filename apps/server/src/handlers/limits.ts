import { AppError } from '../platform/app-error.ts';

/** Counts an attempt; resolves with the seconds to wait, 0 if it may proceed. */
export type Limit = (key: string) => Promise<number>;

/** Counts a mail that a user sends to a chosen address; resolves with the seconds to wait, 0 if it may proceed. */
export type MailLimit = (senderId: number, email: string) => Promise<number>;

/** Refuses an attempt that was made too soon, with the time to wait. */
export async function pass(waiting: Promise<number>): Promise<void> {
  const retryAfter = await waiting;
  if (retryAfter === 0) return;
  throw new AppError('too-many', `Too many attempts. Please try again in ${retryAfter} s.`, { retryAfter });
}
