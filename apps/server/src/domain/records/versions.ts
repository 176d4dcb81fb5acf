import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Audit, Changed } from '../audit/audit.ts';

/** Returns the version of what a form shows of a record: it changes whenever that does. */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url');

/** Refuses a change that is based on an older version, and returns who made the newer one, if `record` tells. */
export async function refuseStale(
  audit: Pick<Audit, 'lastChange'>,
  record: Changed | undefined,
  message: string,
): Promise<never> {
  const last = record && (await audit.lastChange(record));
  throw new AppError('conflict', message, {
    stale: { by: last?.by ?? null, at: last?.at.toISOString() ?? null },
  });
}
