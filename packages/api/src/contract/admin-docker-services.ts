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
    sample: { body: { name: 'Metrics', image: 'prom/node-exporter' }, needs: 'a service that nobody misses' },
    summary: {
      list: 'The services that run beside the servers, with how many nodes each is on; `q` searches names and images.',
      one: 'One service as it is declared. The value of a secret variable is never answered.',
      create: 'Declares a service. It runs nowhere before it is put on nodes.',
      update:
        'Changes the declaration. Containers stay as they are until it is applied. A secret that goes to another image is to be entered again.',
      remove: 'Deletes a service that is on no node: 409 with their names while it is on some.',
    },
  }),
  place: {
    ...action,
    path: `${path}/:id/place`,
    body: servicePlacing,
    sample: { needs: 'nodes that may run a service' },
    summary:
      'Puts a service on nodes, a process on each. A node that has it is left out: 409 where all have; 422 at `node_ids` where another service has one of its ports.',
  },
  apply: {
    ...action,
    path: `${path}/:id/apply`,
    sample: { needs: 'a service that was changed' },
    summary: 'Makes the containers anew that are older than the declaration; 409 where none is.',
  },
});
