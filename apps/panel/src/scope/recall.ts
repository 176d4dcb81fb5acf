import type { Snapshots } from './snapshots.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { Failure } from '../stores/loadable.ts';
import type { SessionState } from '../stores/session.ts';

/**
 * Returns the session's state after a failed user fetch: the user of the last visit if there was no response, otherwise
 * the failure.
 */
export async function recall(
  outcome: Failure,
  snapshots: Snapshots,
  storage: Storage,
): Promise<Pick<SessionState, 'status' | 'user' | 'failure'>> {
  const kept = outcome.kind === 'no-response' ? await snapshots.read().catch(() => null) : null;
  if (kept && isId(kept.user.id, storage.readObject('kronos.user')))
    return { status: 'signed-in', user: kept.user, failure: undefined };
  return { status: 'unknown', user: null, failure: failureOf(outcome) };
}

/** A snapshot may belong to another user than the stored session. */
const isId = (id: number, user: unknown): boolean =>
  typeof user === 'object' && user !== null && 'id' in user && user.id === id;

/** The text of spec §8 for a user fetch that failed without a status, otherwise the server's message. */
function failureOf(outcome: Failure): SessionState['failure'] {
  if (outcome.kind === 'http-error') {
    const { message } = outcome;
    return { title: (t) => t('shell.whoops'), text: () => message };
  }
  return { title: (t) => t('shell.session.failed.title'), text: (t) => t('shell.session.failed.text') };
}
