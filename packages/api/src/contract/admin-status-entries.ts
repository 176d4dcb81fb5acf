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
const sample = { needs: 'customers who may be told' } as const;

/** The entries that admins publish on the status page. */
export const adminStatusEntries = defineEndpoints({
  ...resource({
    path,
    who: 'admin',
    group: 'adminStatusEntries',
    many: 'entries of the status',
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
      list: 'The incidents and the maintenance that admins tell of; `q` searches title and text.',
      one: 'One entry with its updates, oldest first.',
      create:
        'Tells of an incident or of maintenance: everybody’s status shows it, subscribers with servers there are notified.',
      update: 'Changes an entry. Another state is an update without a text. An incident never becomes maintenance.',
      remove: 'Deletes an entry with its updates. What was notified stays.',
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
      'Appends an update. Subscribers with servers there are notified when it changes the state; the last state ends the entry. 409 after a hundred.',
  },
});
