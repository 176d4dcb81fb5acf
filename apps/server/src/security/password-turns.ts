import { AppError } from '../platform/app-error.ts';

/** The number of passwords hashed at once: the processor can do no more, and each takes 19 MB. */
const lanes = 4;
/** The number of hashes that wait, a second at most; further ones are refused with the time to wait. */
const places = 32;
const comeBackSeconds = 2;

let underWay = 0;
const waiting: (() => void)[] = [];

/** Runs the hashing or comparison of a password when its turn comes, unless the client has disconnected by then. */
export async function inTurn<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
  if (underWay >= lanes) {
    if (waiting.length >= places)
      throw new AppError(
        'too-many',
        `Many people are signing in at the moment. Please try again in ${comeBackSeconds} s.`,
        { retryAfter: comeBackSeconds },
      );
    // A finished task passes its turn directly to the next one, so that no other task can take it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else underWay += 1;
  try {
    if (gone?.aborted) throw new AppError('malformed', 'The client has disconnected.');
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
