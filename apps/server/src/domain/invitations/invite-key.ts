import { randomInt } from 'node:crypto';
import { hashToken } from '../sessions/sessions.ts';

/** Crockford's alphabet, without letters that are easily mistaken for others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = { count: 4, length: 5 };

/** Returns a key of 100 random bits in four groups, such as `7K3QM-…`. */
export function makeInviteKey(): string {
  const group = () => Array.from({ length: groups.length }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups.count }, group).join('-');
}

/** Returns the hash that is stored: the same for every way of typing the key. */
export const hashInviteKey = (key: string): string =>
  hashToken(
    key
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

/** Returns the part that identifies a key to users without revealing it. */
export const prefixOf = (key: string): string => key.slice(0, groups.length);
