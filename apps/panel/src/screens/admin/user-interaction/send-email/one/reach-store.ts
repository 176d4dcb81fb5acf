import type { MailingDraft } from '@kronos/api/contract';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** The fields of a draft that determine its recipients. */
export type Addressed = Pick<MailingDraft, 'audience' | 'purpose' | 'node_ids' | 'server_type'>;

/** The current number of recipients. */
export type Reach =
  | { status: 'nobody' | 'counting' | 'unknown' }
  | { status: 'known'; count: number; unsubscribed: number };

/** Returns a key of all fields that the count depends on. */
export const reachKey = ({ audience, purpose, node_ids, server_type }: Addressed): string =>
  [audience.join(','), purpose, node_ids.join(','), server_type ?? ''].join(' ');

const counting: Reach = { status: 'counting' };

/** Counts the recipients of a mailing. Concurrent requests for the same audience share one count. */
export function createReachStore({ api, signal }: Pick<StoreDeps, 'api' | 'signal'>) {
  const { adminMailings: calls } = api.extend({ adminMailings });
  let counted: { key: string; reach: Reach } | undefined;
  let asking = new AbortController();
  let askers = 0;
  const listeners = new Set<() => void>();
  const put = (next: typeof counted) => {
    counted = next;
    for (const listener of listeners) listener();
  };

  const count = async (who: Addressed) => {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    const key = reachKey(who);
    const { audience, purpose, node_ids, server_type } = who;
    if (audience.length === 0) {
      put({ key, reach: { status: 'nobody' } });
      return;
    }
    // The last count of the same audience is kept while it is counted again.
    if (counted?.key !== key) put({ key, reach: counting });
    const query = {
      audience: audience.join(','),
      purpose,
      ...(node_ids.length > 0 && { node_ids: node_ids.join(',') }),
      ...(server_type != null && { server_type }),
    };
    const outcome = await calls.reach({ query }, { signal: AbortSignal.any([signal, mine.signal]) });
    if (signal.aborted || mine.signal.aborted) return;
    put({ key, reach: outcome.kind === 'ok' ? { status: 'known', ...outcome.data } : { status: 'unknown' } });
  };

  return {
    subscribe(fn: () => void): () => void {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    /** Returns the count for a key, or that it is still counting. */
    of: (key: string): Reach => (counted?.key === key ? counted.reach : counting),
    /** Counts an audience unless that has begun; returns a function that leaves. The last to leave aborts the count. */
    ask(who: Addressed): () => void {
      askers += 1;
      if (counted?.key !== reachKey(who)) void count(who);
      return () => {
        askers -= 1;
        if (askers > 0) return;
        asking.abort();
        counted = undefined;
      };
    },
    /** Counts an audience again, because the last count may be out of date. */
    again: (who: Addressed) => void count(who),
  };
}
