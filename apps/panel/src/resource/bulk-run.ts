import type { Outcome, SendOptions } from '@kronos/api';
import type { PanelClient } from '../stores/late-client.ts';
import { reasonOf } from '../stores/loadable.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { listTexts, type NameOf } from './list-texts.ts';

/** One thing that can be done to several rows, one after the other. */
export interface BulkAction<G, R> {
  /** The rows that it can be done to; the others are left as they are. */
  applies: (row: R) => boolean;
  send: (calls: G, row: R, options: SendOptions) => Promise<Outcome>;
}

/** By name; `users.bulk.endTrial` is its button, `users.bulk.endTrial.done` says how many it was done to. */
export type BulkActions<S extends string, G, R> = { readonly [N in NameOf<S, 'bulk'>]?: BulkAction<G, R> };

export interface BulkDeclaration<G, R> {
  subject: string;
  read: (api: PanelClient) => G;
  actions: Readonly<Record<string, BulkAction<G, R> | undefined>>;
}

/** Does something to each of the rows that it applies to. The first that is refused ends it, and it is said how far it came. */
export const createBulkRun =
  <G, R>({ subject, read, actions }: BulkDeclaration<G, R>) =>
  ({ api, notices, signal }: StoreDeps) => {
    const calls = read(api);
    return async (name: string, rows: readonly R[]): Promise<void> => {
      const action = actions[name];
      if (!action) return;
      const chosen = rows.filter(action.applies);
      const count = chosen.length;
      for (const [done, row] of chosen.entries()) {
        const outcome = await action.send(calls, row, { signal });
        if (signal.aborted) return;
        if (outcome.kind === 'ok') continue;
        notices.failed(outcome, (t) => t('lists.partly', { done, count, reason: reasonOf(outcome)(t) }));
        return;
      }
      notices.done((t) => listTexts(subject, t).bulkDone(name, count));
    };
  };
