import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { anyOfRecords, listFilter } from './schemas/list.ts';
import {
  maintenanceDetail,
  maintenanceDraft,
  maintenanceResumption,
  maintenanceRow,
  maintenanceStates,
} from './schemas/maintenance.ts';
import { endsAfterItStarts, lateEnd } from './schemas/period.ts';

const path = '/api/admin/maintenance';

/** Trying this endpoint would restart nodes and notify customers. */
const acting = {
  who: 'admin',
  owner: 'house',
  source: 'screens',
  method: 'POST',
  params: idParams,
  sample: { needs: 'nodes that may restart' },
  response: done,
} as const;

/** Work on nodes in waves, announced to customers before and after. */
export const adminMaintenance = defineEndpoints({
  ...resource({
    path,
    who: 'admin',
    group: 'adminMaintenance',
    many: 'maintenance',
    filter: listFilter({ sorts: ['starts_at', 'title'], direction: 'desc' }).extend({
      state: z.enum(maintenanceStates).optional(),
      node: anyOfRecords.optional(),
    }),
    record: maintenanceRow,
    detail: maintenanceDetail,
    body: maintenanceDraft.refine(endsAfterItStarts, lateEnd),
    sample: { needs: 'nodes' },
    largestBody: 256 * 1024,
    summary: {
      list: 'Returns the maintenance of nodes; `q` searches the titles.',
      one: 'Returns one maintenance with its nodes, the result on each, and the messages sent.',
      create: 'Creates a draft. Empty texts are drafted automatically. Nothing is sent or done until it is planned.',
      update: 'Changes a draft; 409 once it is planned.',
      remove:
        'Deletes a maintenance with its report; 409 while it is planned or in progress. Messages already sent stay.',
    },
  }),
  plan: {
    ...acting,
    path: `${path}/:id/plan`,
    summary: 'Plans a draft: sends its messages and starts it at its time. 409 if a machine cannot be reached.',
  },
  pause: {
    ...acting,
    path: `${path}/:id/pause`,
    summary: 'Pauses before the next wave; the current wave is finished.',
  },
  resume: {
    ...acting,
    path: `${path}/:id/resume`,
    body: maintenanceResumption,
    summary: 'Resumes a paused maintenance, with or without the nodes that failed.',
  },
  cancel: {
    ...acting,
    path: `${path}/:id/cancel`,
    summary: 'Cancels a planned or paused maintenance; everyone who was informed is informed of that, too.',
  },
});
