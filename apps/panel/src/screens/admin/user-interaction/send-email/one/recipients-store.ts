import type { MailingRecipient } from '@kronos/api/contract';
import { adminMailingsRecipientsFilters } from '@kronos/api/forms/admin-mailings';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import { paced } from '../../../../../platform/paced.ts';
import { type QueryFor, shapeOf } from '../../../../../resource/contract-list.ts';
import { createListStore, type ListStore } from '../../../../../resource/list-store.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

type Query = QueryFor<typeof adminMailingsRecipientsFilters>;
type Recipients = ListStore<Query, MailingRecipient>;

/** What the people of an e-mail can be asked for. */
export const recipientsShape = shapeOf(adminMailingsRecipientsFilters);

/** An e-mail is told of as each of its people gets it; its list is read no more often than this. */
const pace = 1000;

/** What came of each e-mail for its people. */
export function createRecipientsStore({ api, clock, signal, follow }: StoreDeps) {
  const { adminMailings: calls } = api.extend({ adminMailings });
  const lists = new Map<number, Recipients>();
  const refresh = () => {
    for (const list of lists.values()) void list.refresh();
  };
  follow('admin', 'mailing-updated', paced(refresh, pace, clock));
  return {
    /** The people of one e-mail. */
    recipientsOf(id: number): Recipients {
      const list =
        lists.get(id) ??
        createListStore({
          read: (query: Query, options) => calls.recipients({ params: { id }, query }, options),
          clock,
          signal,
        });
      lists.set(id, list);
      return list;
    },
  };
}
