import type { AuditedKind, AuditRow } from '@kronos/api/contract';
import { adminAudit } from '@kronos/api/routes/admin-audit';
import { paced } from '../../platform/paced.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { followEvents, type StaleOn } from '../follow-events.ts';
import { defineList, type QueryOf } from '../list-query.ts';
import { createListStore, type ListStore } from '../list-store.ts';

/** The shape of a query of the audit log. */
export const historyShape = defineList({ sorts: ['at'], sort: 'at', direction: 'desc', filters: {} });

export type History = ListStore<QueryOf<typeof historyShape>, AuditRow>;
export type HistoryStore = (id: number) => History;

type Read = Parameters<typeof createListStore<QueryOf<typeof historyShape>, AuditRow>>[0]['read'];

interface HistoryDeclaration {
  /** The events after which the histories are read again. */
  staleOn: StaleOn;
  /** Minimum milliseconds between two reads caused by events. @default 0 */
  pace?: number | undefined;
  readOf(api: StoreDeps['api']): (id: number) => Read;
}

/** Declares the store of histories, one for each opened record. */
export const historiesOf =
  ({ staleOn, pace = 0, readOf }: HistoryDeclaration) =>
  ({ api, clock, signal, follow }: StoreDeps): HistoryStore => {
    const read = readOf(api);
    const histories = new Map<number, History>();
    const readAgain = () => {
      for (const history of histories.values()) void history.refresh();
    };
    followEvents(staleOn, follow, paced(readAgain, pace, clock));
    return (id) => {
      const history = histories.get(id) ?? createListStore({ read: read(id), clock, signal });
      histories.set(id, history);
      return history;
    };
  };

/** The same for records of one kind. */
export const historiesOfKind = (kind: AuditedKind, when: Omit<HistoryDeclaration, 'readOf'>) =>
  historiesOf({
    ...when,
    readOf(api) {
      const { list } = api.extend({ adminAudit }).adminAudit;
      return (id) => (query, options) => list({ query: { ...query, kind, id } }, options);
    },
  });
