import type { MailingRecipient } from '@kronos/api/contract';
import { adminMailingsRecipientsFilters } from '@kronos/api/forms/admin-mailings';
import { adminMailings } from '@kronos/api/routes/admin-mailings';
import { paced } from '../../../../../platform/paced.ts';
import { type QueryFor, shapeOf } from '../../../../../resource/contract-list.ts';
import { createListStore, type ListStore } from '../../../../../resource/list-store.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

type Query = QueryFor<typeof adminMailingsRecipientsFilters>;
type Recipients = ListStore<Query, MailingRecipient>;

/** The filters and the sort order that the list of recipients supports. */
export const recipientsShape = shapeOf(adminMailingsRecipientsFilters);

/** Milliseconds between two reads of a list, because each recipient who gets the e-mail causes an event. */
const pace = 1000;

/** The recipients of mailings, with the outcome for each. */
export function createRecipientsStore({ api, clock, signal, follow }: StoreDeps) {
  const { adminMailings: calls } = api.extend({ adminMailings });
  const lists = new Map<number, Recipients>();
  const refresh = () => {
    for (const list of lists.values()) void list.refresh();
  };
  follow('admin', 'mailing-updated', paced(refresh, pace, clock));
  return {
    /** Returns the recipients of one mailing. */
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
