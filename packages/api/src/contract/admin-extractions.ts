import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { nodeExtractionRow } from './schemas/node-extraction.ts';
import { nodeWorkFilter } from './schemas/node-work.ts';

const path = '/api/admin/node-extractions';

/** The extractions of archives on nodes; a new one is started in `adminNodes`. */
export const adminExtractions = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'extractions',
    filter: listFilter({ sorts: ['at', 'node'], direction: 'desc' }).extend(nodeWorkFilter),
    record: nodeExtractionRow,
    summary:
      'Returns the extractions of archives on nodes; `q` searches the node, the archive, the folder and the requester.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'extractions',
    actions: ['cancel'],
    sample: { needs: 'extractions in progress' },
    summary: 'Cancels extractions.',
  }),
  cancel: {
    who: 'admin',
    owner: 'house',
    source: 'screens',
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    sample: { needs: 'an extraction in progress' },
    response: done,
    summary: 'Cancels an extraction, even while it runs; files already unpacked stay. 409 once it is over.',
  },
});
