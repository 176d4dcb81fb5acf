import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { imagePullDraft, imagePullRow } from './schemas/image-pull.ts';
import { listFilter } from './schemas/list.ts';
import { nodeWorkFilter } from './schemas/node-work.ts';

const path = '/api/admin/image-pulls';
const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;

/** The pulls of images on nodes. */
export const adminImagePulls = defineEndpoints({
  ...listEndpoints({
    path,
    who: 'admin',
    many: 'pulls',
    filter: listFilter({ sorts: ['at', 'node', 'image'], direction: 'desc' }).extend(nodeWorkFilter),
    record: imagePullRow,
    summary: 'Returns the image pulls on nodes, newest first; `q` searches the node, the image and the requester.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'pulls',
    actions: ['cancel'],
    sample: { needs: 'pulls in progress' },
    summary: 'Cancels pulls.',
  }),
  begin: {
    ...admins,
    method: 'POST',
    path,
    body: imagePullDraft,
    sample: { needs: 'nodes that can reach a registry' },
    response: done,
    summary: 'Pulls an image on nodes, as one process each. Nodes already pulling it are skipped; 409 if all are.',
  },
  cancel: {
    ...admins,
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    sample: { needs: 'a pull in progress' },
    response: done,
    summary: 'Cancels a pull, even while it runs; the image stays as it was. 409 once it is over.',
  },
});
