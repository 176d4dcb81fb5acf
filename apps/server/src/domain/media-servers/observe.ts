import type { serverClaims } from '../../db/schema.ts';
import type { MediaServerState } from './port.ts';

export type ClaimRow = typeof serverClaims.$inferSelect;
export type Observed = Pick<ClaimRow, 'machineId' | 'state' | 'accountName' | 'accountEmail' | 'key' | 'keyRefusedAt'>;

const noAccount = { accountName: null, accountEmail: null, key: null, keyRefusedAt: null };

/** Returns what is known of a claim after the media server has reported its state. */
export function observe(
  before: Observed | undefined,
  { machineId, isClaimed }: Pick<MediaServerState, 'machineId' | 'isClaimed'>,
): Observed {
  if (!before) return { ...noAccount, machineId, state: isClaimed ? 'claimed' : 'unclaimed' };
  const isOurs = before.accountName !== null;
  if (!isClaimed) {
    // The account is kept, so that the owner knows which one to claim the server with again.
    return isOurs ? { ...before, machineId, state: 'lost', key: null } : { ...before, machineId, state: 'unclaimed' };
  }
  // Other data under the same address, or a claim that did not go through the panel.
  const isElsewhere = before.state !== 'claimed' || (before.machineId !== null && before.machineId !== machineId);
  return { ...(isElsewhere ? { ...before, ...noAccount } : before), machineId, state: 'claimed' };
}
