import type { Outcome, SendOptions } from '@kronos/api';
import type { Phrase } from '../messages/create-messages.ts';
import type { PanelClient } from '../stores/late-client.ts';
import { type Failure, reasonOf } from '../stores/loadable.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { listTexts, type NameOf } from './list-texts.ts';

interface Row {
  readonly id: number;
}

/** A call of the contract about one record. */
type CallOfOne = (request: { params: { id: number } }, options: SendOptions) => Promise<Outcome>;

/** One thing that can be done to several rows, one after the other. */
export type BulkAction<G, R> = {
  /** The rows that it can be done to; the others are left as they are. */
  applies: (row: R) => boolean;
} & (
  | {
      /** The call, if it needs nothing but the number of the row. */
      call: (calls: G) => CallOfOne;
    }
  | { send: (calls: G, row: R, options: SendOptions) => Promise<Outcome> }
);

/** By name; `users.bulk.endTrial` is its button, `users.bulk.endTrial.done` says how many it was done to. */
export type BulkActions<S extends string, G, R> = { readonly [N in NameOf<S, 'bulk'>]?: BulkAction<G, R> };

export interface BulkDeclaration<G, R> {
  subject: string;
  read: (api: PanelClient) => G;
  actions: Readonly<Record<string, BulkAction<G, R> | undefined>>;
}

/** What an action came to for one row. */
export interface BulkItem<R> {
  readonly row: R;
  /** Why it was not done. */
  readonly failure?: Phrase;
}

/** Where nothing answers, or no more is let through, the others would fare no better. */
const isHopeless = (failure: Failure) =>
  failure.kind === 'no-response' || (failure.kind === 'http-error' && failure.status === 429);

/**
 * Does something to each of the rows that it applies to. Returns what each came to if one of them failed; what was done
 * to all of them is said in a toast.
 */
export const createBulkRun =
  <G, R extends Row>({ subject, read, actions }: BulkDeclaration<G, R>) =>
  ({ api, notices, signal }: StoreDeps) => {
    const calls = read(api);
    return async (name: string, rows: readonly R[]): Promise<BulkItem<R>[] | undefined> => {
      const action = actions[name];
      if (!action) return undefined;
      const send = (row: R) =>
        'call' in action
          ? action.call(calls)({ params: { id: row.id } }, { signal })
          : action.send(calls, row, { signal });
      const chosen = rows.filter(action.applies);
      const items: BulkItem<R>[] = [];
      let last: Phrase | undefined;
      for (const row of chosen) {
        const outcome = last ? undefined : await send(row);
        if (signal.aborted) return undefined;
        const failure = outcome && outcome.kind !== 'ok' ? reasonOf(outcome) : last;
        if (outcome && outcome.kind !== 'ok' && isHopeless(outcome)) last = failure;
        items.push({ row, ...(failure && { failure }) });
      }
      if (items.some(({ failure }) => failure)) return items;
      notices.done((t) => listTexts(subject, t).bulkDone(name, chosen.length));
      return undefined;
    };
  };
