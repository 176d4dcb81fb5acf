import type { Outcome, SendOptions } from '@kronos/api';
import type { Phrase } from '../messages/create-messages.ts';
import type { PanelClient } from '../stores/late-client.ts';
import { reasonOf } from '../stores/loadable.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { listTexts, type NameOf } from './list-texts.ts';

interface Row {
  readonly id: number;
}

/** The outcome for one record, as the server reports it. */
interface RecordOutcome {
  readonly id: number;
  readonly success: boolean;
  readonly message?: string | undefined;
}

/** The call of a `bulkEndpoint` of the contract. */
export interface BulkCalls<A extends string> {
  bulk(
    request: { body: { ids: number[]; action: A } },
    options: SendOptions,
  ): Promise<Outcome<{ outcomes: RecordOutcome[] }>>;
}

/** The actions that the contract has for a list. */
type ActionOf<G> = G extends BulkCalls<infer A> ? A : never;

/**
 * The actions on several rows, each with a test of whether it applies to a row; other rows are left unchanged.
 * `users.bulk.end_trial` is the label of its button, `users.bulk.end_trial.done` the text of its toast with the count.
 */
export type BulkActions<S extends string, G, R> = {
  readonly [N in ActionOf<G> & NameOf<S, 'bulk'>]?: (row: R) => boolean;
};

export interface BulkDeclaration<R> {
  subject: string;
  read: (api: PanelClient) => BulkCalls<string>;
  actions: Readonly<Record<string, ((row: R) => boolean) | undefined>>;
}

/** The outcome of an action for one row. */
export interface BulkItem<R> {
  readonly row: R;
  /** Why it was not done. */
  readonly failure?: Phrase;
}

/** The maximum of the contract for one call. */
const mostAtOnce = 100;

/** The outcome for each row; a call that failed as a whole failed for all of its rows. */
export const itemsOf = <R extends Row>(
  rows: readonly R[],
  outcome: Outcome<{ outcomes: readonly RecordOutcome[] }>,
): BulkItem<R>[] => {
  if (outcome.kind !== 'ok') return rows.map((row) => ({ row, failure: reasonOf(outcome) }));
  const refused = new Map(outcome.data.outcomes.flatMap((one) => (one.success ? [] : [[one.id, one.message ?? '']])));
  return rows.map((row) => {
    const message = refused.get(row.id);
    return { row, ...(message !== undefined && { failure: () => message }) };
  });
};

/**
 * Performs an action on each of the rows that it applies to. Returns the outcome for each row if one failed; success
 * for all rows is shown in a toast.
 */
export const createBulkRun =
  <R extends Row>({ subject, read, actions }: BulkDeclaration<R>) =>
  ({ api, notices, signal }: StoreDeps) => {
    const calls = read(api);
    return async (name: string, rows: readonly R[]): Promise<BulkItem<R>[] | undefined> => {
      const applies = actions[name];
      if (!applies) return undefined;
      const chosen = rows.filter(applies);
      const items: BulkItem<R>[] = [];
      for (let from = 0; from < chosen.length; from += mostAtOnce) {
        const part = chosen.slice(from, from + mostAtOnce);
        const outcome = await calls.bulk({ body: { ids: part.map(({ id }) => id), action: name } }, { signal });
        if (signal.aborted) return undefined;
        // If a call fails as a whole, the calls after it would fail as well.
        items.push(...itemsOf(outcome.kind === 'ok' ? part : chosen.slice(from), outcome));
        if (outcome.kind !== 'ok') break;
      }
      if (items.some(({ failure }) => failure)) return items;
      notices.done((t) => listTexts(subject, t).bulkDone(name, chosen.length));
      return undefined;
    };
  };
