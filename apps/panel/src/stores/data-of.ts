import type { Outcome } from '@kronos/api';

/**
 * Returns what a call answered, for a field or a search that says itself when nothing could be read.
 * @throws when the call failed
 */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'ok') throw new Error('Nothing could be read.');
  return outcome.data;
}
