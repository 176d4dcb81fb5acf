import type { Audit } from '../audit/audit.ts';
import { refuseStale, versionOf } from '../records/versions.ts';
import type { Settings } from './settings.ts';

/**
 * Waits for other changes of settings to end, and refuses one that is based on an older version than the current. Must be
 * called within a transaction.
 */
export async function refuseOlder(
  { settings, audit }: { settings: Settings; audit: Audit },
  { names, read }: { names: readonly string[]; read: () => Promise<unknown> },
  basedOn: string | undefined,
): Promise<void> {
  await settings.lock();
  if (basedOn !== undefined && basedOn !== versionOf(await read()))
    await refuseStale(audit, { kind: 'settings', names }, 'The settings have been changed in the meantime.');
}
