import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './password-turns.ts';

/** OWASP's lower bound for argon2id: 19 MiB, two passes, one lane (8 ms a check). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Hashes a password; the algorithm and its cost stand in the result. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/** Compares; without a stored hash it works just as long and says no, so that timing tells nothing about an address. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
}

/** True when a hash was made at another cost than today's. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(prefix);
