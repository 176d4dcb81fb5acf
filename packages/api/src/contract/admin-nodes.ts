import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { bodyId, done, idParams } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { accepted } from './schemas/server.ts';
import { nodeExtractionDraft } from './schemas/node-extraction.ts';
import {
  engineDraft,
  nodeContainer,
  nodeDetail,
  nodeDraft,
  nodeRow,
  nodeStates,
  nodeTest,
  nodeWipe,
} from './schemas/node.ts';

const nodesFilter = listFilter({ sorts: ['alias', 'servers', 'load', 'seen_at', 'created_at'] }).extend({
  state: z.enum(nodeStates).optional(),
});

export const adminNodes = defineEndpoints({
  ...listEndpoints({
    path: '/api/admin/nodes',
    who: 'admin',
    many: 'nodes',
    filter: nodesFilter,
    record: nodeRow,
    summary: 'The nodes with their last known load; searched by name, address, provider and region. No node is asked.',
  }),
  one: {
    method: 'GET',
    path: '/api/admin/nodes/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminNodes.list' },
    response: z.object({ data: nodeDetail }),
    source: 'screens',
    summary: 'One node with its servers’ last known figures and its newest processes. The node is not asked.',
  },
  container: {
    method: 'GET',
    path: '/api/admin/nodes/:id/containers/:container',
    who: 'admin',
    owner: 'house',
    params: idParams.extend({ container: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/) }),
    sample: { needs: 'a container on a node that answers' },
    response: z.object({ data: nodeContainer }),
    source: 'screens',
    summary:
      'One container as its node tells of it now, waited for three seconds at most; 409 when it does not answer.',
  },
  // Before those whose path would take it for a number.
  bulk: bulkEndpoint({
    path: '/api/admin/nodes',
    who: 'admin',
    many: 'nodes',
    actions: ['check_mounts'],
    sample: { needs: 'nodes whose storage may be checked' },
    summary: 'Checks all mounts of several nodes: begins a process for each, and says which could not be begun.',
  }),
  test: {
    method: 'POST',
    path: '/api/admin/nodes/test',
    who: 'admin',
    owner: 'house',
    // It only looks; what is learnt is kept when the node is.
    unaudited: true,
    body: engineDraft.extend({ id: bodyId.optional() }),
    sample: { needs: 'a machine that may be asked' },
    response: nodeTest,
    source: 'screens',
    summary: 'Tries an engine’s address before it is kept; with `id`, the secrets left out are those of that node.',
  },
  create: {
    method: 'POST',
    path: '/api/admin/nodes',
    who: 'admin',
    owner: 'house',
    body: nodeDraft.extend(engineDraft.shape),
    sample: { needs: 'a machine that may become a node' },
    response: done.extend({ data: nodeDetail }),
    source: 'screens',
    summary: 'Adds a node. Over SSH the host key must have been confirmed.',
  },
  update: {
    method: 'POST',
    path: '/api/admin/nodes/:id/update',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: nodeDraft.extend(engineDraft.shape).partial(),
    sample: { needs: 'a node that may change' },
    response: done.extend({ data: nodeDetail }),
    source: 'screens',
    summary: 'Changes what is given; without `kind` its engine stays as it is. Secrets that are left out stay.',
  },
  restart: {
    method: 'GET',
    path: '/api/admin/nodes/:id/restart',
    who: 'admin',
    owner: 'house',
    mutates: true,
    params: idParams,
    sample: { needs: 'a node that may restart' },
    response: accepted,
    source: '§7',
    summary: 'Restarts the machine of a node; done when it is back. 409 where the panel reaches its engine alone.',
  },
  restartContainers: {
    method: 'POST',
    path: '/api/admin/nodes/:id/restart-containers',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { needs: 'a node whose servers may restart' },
    response: accepted,
    source: '§7',
    summary: 'Restarts the servers that run on a node, three at once; its process is a batch. 409 where none runs.',
  },
  extractTar: {
    method: 'POST',
    path: '/api/admin/nodes/:id/extract-tar',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: nodeExtractionDraft,
    sample: { needs: 'an archive on a node' },
    response: accepted,
    source: '§7',
    summary:
      'Unpacks an archive that is on a node, and nothing of it outside of the folder. 409 where another one is unpacked into that folder, or the panel reaches the engine alone.',
  },
  checkMounts: {
    method: 'POST',
    path: '/api/admin/nodes/:id/check-mounts',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { needs: 'a node whose storage may be checked' },
    response: accepted,
    source: '§7',
    summary: 'Checks all mounts of a node; done when the node has told. 409 where there are none, or no machine.',
  },
  wipe: {
    method: 'DELETE',
    path: '/api/admin/nodes/:id/wipe',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: nodeWipe,
    sample: { needs: 'a node whose servers may be lost' },
    response: accepted,
    source: '§7',
    summary:
      'Deletes all servers of a node with their data, and what else the panel left there; `name` repeats its name. ' +
      'The node stays, without new servers.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/nodes/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: z.object({ alias: z.string().max(200) }),
    sample: { needs: 'a node that may be lost' },
    response: done,
    source: '§7',
    summary: 'Deletes a node without servers; `alias` repeats its name, so that it is no slip.',
  },
});
