import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { done, idParams } from './schemas/common.ts';
import { dockerServiceDetail, dockerServiceDraft, dockerServiceRow, servicePlacing } from './schemas/docker-service.ts';
import { listFilter } from './schemas/list.ts';

const path = '/api/admin/integrations/docker-services';
const action = {
  who: 'admin',
  owner: 'house',
  source: 'screens',
  method: 'POST',
  params: idParams,
  response: done,
} as const;

/** Docker services: programs that admins run on nodes alongside the servers of customers. */
export const adminDockerServices = defineEndpoints({
  ...resource({
    path,
    who: 'admin',
    group: 'adminDockerServices',
    many: 'services',
    filter: listFilter({ sorts: ['name', 'image', 'nodes', 'running', 'created_at'] }),
    record: dockerServiceRow,
    detail: dockerServiceDetail,
    body: dockerServiceDraft,
    // Names are unique, so a conformance run cannot create a second service to change.
    sample: { body: { name: 'Metrics', image: 'prom/node-exporter' }, needs: 'a service that may be deleted' },
    summary: {
      list: 'Returns the Docker services, with the number of nodes each is on; `q` searches names and images.',
      one: 'Returns the declaration of one service. The value of a secret variable is never returned.',
      create: 'Creates a service. It does not run until it is placed on nodes.',
      update:
        'Changes the declaration. Containers stay unchanged until it is applied. A change of image requires secrets again.',
      remove: 'Deletes a service; 409 with the names of its nodes while it is on any.',
    },
  }),
  place: {
    ...action,
    path: `${path}/:id/place`,
    body: servicePlacing,
    sample: { needs: 'nodes that may run a service' },
    summary:
      'Places a service on nodes, as one process each. Nodes that already have it are skipped: 409 if all do; 422 at `node_ids` if another service uses one of its ports.',
  },
  apply: {
    ...action,
    path: `${path}/:id/apply`,
    sample: { needs: 'a service that was changed' },
    summary: 'Recreates the containers that are older than the declaration; 409 if there are none.',
  },
});
