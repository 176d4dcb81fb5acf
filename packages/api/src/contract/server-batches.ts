import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bodyId, idParams, recordNumber, recordNumbers } from './schemas/common.ts';
import { movePlan } from './schemas/placement.ts';
import { batchActions, batchDetail, largestBatch } from './schemas/server-batch.ts';
import { accepted } from './schemas/server.ts';
import { blastRadius } from './schemas/server-facts.ts';

const serverIds = z.array(bodyId).min(1, 'Choose a server').max(largestBatch);

const idList = recordNumbers.pipe(serverIds);

const aBatch = { needs: 'servers that may be restarted' } as const;

export const serverBatches = defineEndpoints({
  blastRadius: {
    method: 'GET',
    path: '/api/admin/server-batches/blast-radius',
    who: 'admin',
    owner: 'house',
    query: z.object({ ids: idList }),
    sample: { from: 'adminServers.list', query: { ids: '{id}' } },
    response: blastRadius,
    source: 'screens',
    summary: 'Returns who and what else an action on these servers affects.',
  },
  movePlan: {
    method: 'GET',
    path: '/api/admin/server-batches/move-plan',
    who: 'admin',
    owner: 'house',
    query: z.object({ ids: idList }),
    sample: { from: 'adminServers.list', query: { ids: '{id}' } },
    response: z.object({ data: movePlan }),
    source: 'screens',
    summary: 'Returns where servers can be moved to, and how long they would be down.',
  },
  begin: {
    method: 'POST',
    path: '/api/admin/server-batches',
    who: 'admin',
    owner: 'house',
    body: z.object({
      action: z.enum(batchActions),
      ids: serverIds,
      /** The target node of a move; null selects for each server the node that fits it best. */
      node_id: recordNumber.nullable().default(null),
    }),
    sample: aBatch,
    response: accepted,
    source: 'screens',
    summary:
      'Performs one operation on many servers, three at a time on each node; its process is the id of the batch.',
  },
  one: {
    method: 'GET',
    path: '/api/admin/server-batches/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: aBatch,
    response: z.object({ data: batchDetail }),
    source: 'screens',
    summary: 'Returns the progress of a batch, server by server.',
  },
  retry: {
    method: 'POST',
    path: '/api/admin/server-batches/:id/retry',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: aBatch,
    response: accepted,
    source: 'screens',
    summary: 'Starts a new batch with the failed servers of this one, which must have ended.',
  },
});
