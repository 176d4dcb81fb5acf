import { type Audience, type Endpoint, isClosed, isRecordOwner } from '@kronos/api/contract';
import type { Caller } from './callers.ts';
import type { Cell } from './cases/cell.ts';

const signedIn: readonly Caller[] = [
  'owner',
  'other',
  'subuser',
  'reseller',
  'other reseller',
  'moderator',
  'admin',
  'impersonating admin',
];
const allowed: Record<Audience, readonly Caller[]> = {
  guest: ['guest', ...signedIn],
  customer: signedIn,
  reseller: ['reseller', 'other reseller', 'admin'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

/** Returns the status with which a caller is refused before the input of a call is read, if so. */
export function borderStatus({ who, owner, right = 'view' }: Endpoint, caller: Caller): number | undefined {
  if (who !== 'guest' && caller === 'guest') return 401;
  if (!allowed[who].includes(caller)) return 403;
  if (!isRecordOwner(owner) || caller === 'owner' || caller === 'admin') return undefined;
  if (caller !== 'subuser') return 404;
  return right === 'view' ? undefined : 403;
}

/** Returns the status that the contract specifies for a caller who sends valid input. */
export function expectedStatus(endpoint: Endpoint, caller: Caller, { status = 200 }: Cell): number {
  const isHidden = isClosed(endpoint) && caller !== 'owner';
  return borderStatus(endpoint, caller) ?? (isHidden && status === 200 ? 404 : status);
}

/**
 * Whether a caller may read the owner's records: the owner, sub-users for what is shared with them, admins, and holders
 * of a link.
 */
export const mayRead = ({ who, owner, shared }: Endpoint, caller: Caller): boolean =>
  (who === 'guest' && shared === true) ||
  caller === 'owner' ||
  caller === 'admin' ||
  (caller === 'subuser' && (isRecordOwner(owner) || owner === 'self'));
