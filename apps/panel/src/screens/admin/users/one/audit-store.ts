import type { AuditRow } from '@kronos/api/contract';
import { defineList, type QueryOf } from '../../../../resource/list-query.ts';
import { createListStore, type ListStore } from '../../../../resource/list-store.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';
import { userCalls } from './user-calls.ts';

/** What the audit of a user can be asked for. */
export const auditShape = defineList({ sorts: ['at'], sort: 'at', direction: 'desc', filters: {} });

type Audit = ListStore<QueryOf<typeof auditShape>, AuditRow>;

/** What was done by users and to their accounts, user by user. */
export function createAuditStore({ api, clock, signal, follow }: StoreDeps) {
  const users = userCalls(api);
  const audits = new Map<number, Audit>();
  follow('admin', 'user-updated', () => {
    for (const audit of audits.values()) void audit.refresh();
  });
  return {
    /** The audit of one user. */
    auditOf(id: number): Audit {
      const audit =
        audits.get(id) ??
        createListStore({
          read: (query: QueryOf<typeof auditShape>, options) => users.audit({ params: { id }, query }, options),
          clock,
          signal,
        });
      audits.set(id, audit);
      return audit;
    },
  };
}
