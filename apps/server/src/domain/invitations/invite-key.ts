import { randomInt } from 'node:crypto';
import { hashToken } from '../sessions/sessions.ts';

/** Crockford's letters: none that is read as another. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = { count: 4, length: 5 };

/** A key of 100 random bits in four groups, such as `7K3QM-…`. */
export function makeInviteKey(): string {
  const group = () => Array.from({ length: groups.length }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups.count }, group).join('-');
}

/** How a key is kept: however it was typed, the same key gives the same hash. */
export const hashInviteKey = (key: string): string =>
  hashToken(
    key
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );

/** What tells people which key it was, and opens nothing. */
export const prefixOf = (key: string): string => key.slice(0, groups.length);
