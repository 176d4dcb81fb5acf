import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './password-turns.ts';

/** OWASP's lower bound for argon2id: 19 MiB, two passes, one lane (8 ms per check). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashes a password; the result contains the algorithm and its cost. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Compares a password; without a stored hash it takes just as long and returns false, so that the timing reveals
 * nothing about an address. Refuses to work for a client that is `gone` when its turn comes.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  gone?: AbortSignal,
): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password), gone);
  return stored !== undefined && matches;
}

/** Whether a hash was made with another cost than the current one. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(prefix);
