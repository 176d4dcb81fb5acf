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
    summary: 'The pulls of images on nodes, newest first; `q` searches the node, the image and who asked for it.',
  }),
  bulk: bulkEndpoint({
    path,
    who: 'admin',
    many: 'pulls',
    actions: ['cancel'],
    sample: { needs: 'pulls under way' },
    summary: 'Cancels pulls.',
  }),
  begin: {
    ...admins,
    method: 'POST',
    path,
    body: imagePullDraft,
    sample: { needs: 'nodes that reach a registry' },
    response: done,
    summary:
      'Pulls an image on nodes, as a process of each. A node on which that is under way is left out; 409 where it is on all.',
  },
  cancel: {
    ...admins,
    method: 'DELETE',
    path: `${path}/:id`,
    params: idParams,
    sample: { needs: 'a pull under way' },
    response: done,
    summary: 'Ends a pull, also one that has begun: the image stays as it was. 409 once it is over.',
  },
});
