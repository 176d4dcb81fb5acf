import type { Outcome } from '@kronos/api';

/**
 * Returns the data of a call, for a field or a search that reports a failure itself.
 * @throws when the call failed
 */
export function dataOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind !== 'ok') throw new Error('The data could not be loaded.');
  return outcome.data;
}
