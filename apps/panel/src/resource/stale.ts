import type { Outcome } from '@kronos/api';
import type { Staleness } from '@kronos/api/contract';

/** Who changed a record meanwhile, if a save was refused because of that. */
export function staleOf(outcome: Outcome): Staleness | undefined {
  if (outcome.kind !== 'http-error' || outcome.status !== 409) return undefined;
  const { data } = outcome.response;
  return typeof data === 'object' && data !== null && 'stale' in data ? (data.stale as Staleness) : undefined;
}

/** The query of a change that is based on a version. */
export const queryFor = (basedOn: string | undefined): { based_on?: string } =>
  basedOn === undefined ? {} : { based_on: basedOn };
