import { AppError } from '../app-error.ts';

/** Books a try of somebody; resolves to the seconds to wait, 0 when it may pass. */
export type Limit = (key: string) => Promise<number>;

/** Books a letter that somebody has sent to an address of their choice; resolves to the seconds to wait, 0 to pass. */
export type LetterLimit = (senderId: number, email: string) => Promise<number>;

/** Refuses a try that came too soon, with the time to wait. */
export async function pass(waiting: Promise<number>): Promise<void> {
  const retryAfter = await waiting;
  if (retryAfter === 0) return;
  throw new AppError('too-many', `Too many attempts. Please try again in ${retryAfter} s.`, { retryAfter });
}
