import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, listEndpoints } from './resource.ts';
import { basedOn, bodyId, done, idParams, recordVersion } from './schemas/common.ts';
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
    summary:
      'Returns the nodes with their last known load; `q` searches name, address, provider and region. No node is contacted.',
  }),
  one: {
    method: 'GET',
    path: '/api/admin/nodes/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    sample: { from: 'adminNodes.list' },
    response: z.object({ data: nodeDetail, version: recordVersion }),
    source: 'screens',
    summary:
      'Returns one node with the last known figures of its servers and its newest processes. The node is not contacted.',
  },
  container: {
    method: 'GET',
    path: '/api/admin/nodes/:id/containers/:container',
    who: 'admin',
    owner: 'house',
    params: idParams.extend({ container: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/) }),
    sample: { needs: 'a container on a node that responds' },
    response: z.object({ data: nodeContainer }),
    source: 'screens',
    summary:
      'Reads one container from its node now, waiting three seconds at most; 409 when the node does not respond.',
  },
  bulk: bulkEndpoint({
    path: '/api/admin/nodes',
    who: 'admin',
    many: 'nodes',
    actions: ['check_mounts'],
    sample: { needs: 'nodes whose storage may be checked' },
    summary: 'Checks all mounts of several nodes, as one process each; with a result for each.',
  }),
  test: {
    method: 'POST',
    path: '/api/admin/nodes/test',
    who: 'admin',
    owner: 'house',
    // Only reads: the result is stored when the node is saved.
    unaudited: true,
    body: engineDraft.extend({ id: bodyId.optional() }),
    sample: { needs: 'a machine that may be contacted' },
    response: nodeTest,
    source: 'screens',
    summary: 'Tests the address of an engine before it is saved; with `id`, omitted secrets are taken from that node.',
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
    summary: 'Creates a node. Over SSH, its host key must have been confirmed.',
  },
  update: {
    method: 'POST',
    path: '/api/admin/nodes/:id/update',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: basedOn,
    body: nodeDraft.extend(engineDraft.shape).partial(),
    sample: { needs: 'a node that may change' },
    response: done.extend({ data: nodeDetail }),
    source: 'screens',
    summary: 'Changes a node. Without `kind`, its engine stays unchanged, and so do omitted secrets.',
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
    summary: 'Restarts the machine of a node; done when it is back. 409 if the panel can reach only its engine.',
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
    summary: 'Restarts the running servers of a node as a batch, three at a time. 409 if none is running.',
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
      'Unpacks an archive on a node, with nothing written outside the folder. 409 while another one is unpacked into that folder, or if the panel can reach only the engine.',
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
    summary: 'Checks all mounts of a node; done when the node has reported. 409 if it has no mounts or no machine.',
  },
  wipe: {
    method: 'DELETE',
    path: '/api/admin/nodes/:id/wipe',
    who: 'admin',
    owner: 'house',
    params: idParams,
    body: nodeWipe,
    sample: { needs: 'a node whose servers may be deleted' },
    response: accepted,
    source: '§7',
    summary:
      'Deletes all servers of a node with their data and everything else the panel stored there; `name` repeats its name. ' +
      'The node stays, but gets no new servers.',
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/nodes/:id',
    who: 'admin',
    owner: 'house',
    params: idParams,
    query: z.object({ alias: z.string().max(200) }),
    sample: { needs: 'a node that may be deleted' },
    response: done,
    source: '§7',
    summary: 'Deletes a node without servers; `alias` repeats its name as a confirmation.',
  },
});
