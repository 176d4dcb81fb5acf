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
      list: 'The maintenance of nodes; `q` searches their titles.',
      one: 'One with its nodes, what came of each, and what was told.',
      create: 'Writes a draft. Texts that are left empty are drafted. Nothing is told or done before it is planned.',
      update: 'Changes a draft; what is planned stays as it is (409).',
      remove: 'Deletes one with its report; not while it is planned or under way (409). What was told stays.',
    },
  }),
  plan: {
    ...acting,
    path: `${path}/:id/plan`,
    summary: 'Tells what is drafted and has it begin at its time. 409 where a machine is out of reach.',
  },
  pause: {
    ...acting,
    path: `${path}/:id/pause`,
    summary: 'Begins no further wave; what is under way is finished.',
  },
  resume: {
    ...acting,
    path: `${path}/:id/resume`,
    body: maintenanceResumption,
    summary: 'Has one that is paused go on, with the nodes that failed or without them.',
  },
  cancel: {
    ...acting,
    path: `${path}/:id/cancel`,
    summary: 'Ends one that is planned or paused; who was told is told of that too.',
  },
});
