import { AppError } from '../app-error.ts';

/** So many passwords are hashed at once: the processor has no more to give, and each takes 19 MB. */
const lanes = 4;
/** So many wait for it, a second at most; whoever comes behind them is told to come back. */
const places = 32;
const comeBackSeconds = 2;

let underWay = 0;
const waiting: (() => void)[] = [];

/** Hashes or compares a password when its turn has come. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= lanes) {
    if (waiting.length >= places)
      throw new AppError(
        'too-many',
        `Many people are signing in at the moment. Please try again in ${comeBackSeconds} s.`,
        { retryAfter: comeBackSeconds },
      );
    // Whose turn ends hands it to the next, so that nobody comes between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else underWay += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
