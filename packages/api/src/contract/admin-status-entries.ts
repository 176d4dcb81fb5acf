import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { anyOfRecords, listFilter } from './schemas/list.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';
import {
  statusEntryDetail,
  statusEntryDraft,
  statusEntryKinds,
  statusEntryRow,
  statusEntryStates,
  statusUpdateDraft,
} from './schemas/status-entry.ts';

const path = '/api/admin/status-entries';

/** A conformance run does not notify customers. */
const sample = { needs: 'customers who may be notified' } as const;

/** The entries that admins publish on the status page. */
export const adminStatusEntries = defineEndpoints({
  ...resource({
    path,
    who: 'admin',
    group: 'adminStatusEntries',
    many: 'status entries',
    filter: listFilter({ sorts: ['starts_at', 'title'], direction: 'desc' }).extend({
      kind: z.enum(statusEntryKinds).optional(),
      state: z.enum(statusEntryStates).optional(),
      node: anyOfRecords.optional(),
    }),
    record: statusEntryRow,
    detail: statusEntryDetail,
    body: statusEntryDraft.refine(endsAfterItStarts, lateEnd),
    sample,
    summary: {
      list: 'Returns the status entries; `q` searches title and text.',
      one: 'Returns one status entry with its updates, oldest first.',
      create:
        'Creates an incident or a maintenance entry: every status page shows it, and subscribers with servers there are notified.',
      update:
        'Changes a status entry. A change of state is an update without a text. An incident never becomes maintenance.',
      remove: 'Deletes a status entry with its updates. Notifications already sent stay.',
    },
  }),
  append: {
    who: 'admin',
    owner: 'house',
    source: 'screens',
    method: 'POST',
    path: `${path}/:id/updates`,
    params: idParams,
    body: statusUpdateDraft,
    sample,
    response: done,
    summary:
      'Adds an update. Subscribers with servers there are notified when it changes the state; the last state ends the entry. 409 after 100 updates.',
  },
});
