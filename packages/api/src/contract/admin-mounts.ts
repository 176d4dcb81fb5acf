import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { bulkEndpoint, resource } from './resource.ts';
import { idParams } from './schemas/common.ts';
import { anyOfRecords, listFilter } from './schemas/list.ts';
import { mount, mountDraft, mountKinds, mountStates } from './schemas/mount.ts';
import { accepted } from './schemas/server.ts';

const mountsFilter = listFilter({ sorts: ['name', 'node', 'checked_at'] }).extend({
  kind: z.enum(mountKinds).optional(),
  state: z.enum(mountStates).optional(),
  node: anyOfRecords.optional(),
});

/** A conformance run does not change nodes and their storage. */
const sample = { needs: 'a node whose storage may change' } as const;

const action = {
  who: 'admin',
  owner: 'house',
  source: 'screens',
  method: 'POST',
  params: idParams,
  sample,
  response: accepted,
} as const;

export const adminMounts = defineEndpoints({
  ...resource({
    path: '/api/admin/mounts',
    who: 'admin',
    group: 'adminMounts',
    many: 'mounts',
    filter: mountsFilter,
    record: mount,
    body: mountDraft,
    sample,
    summary: {
      list: 'Returns the mounts of the nodes as last checked; `q` searches name, source, path and node, `node` filters by one or more node ids. No node is contacted.',
      one: 'Returns one mount as last checked. The node is not contacted.',
      create: 'Creates a mount. Nothing is mounted until `remount` is called.',
      update:
        'Changes a mount. The mounted storage stays as it is until `remount` is called. Omitted secrets stay unchanged.',
      remove: 'Deletes a mount. Its storage stays mounted until the node restarts.',
    },
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/mounts',
    who: 'admin',
    many: 'mounts',
    actions: ['check', 'remount', 'cancel'],
    sample,
    summary:
      'Checks or remounts several mounts, as one process each, or cancels what they are waiting for; with a result for each.',
  }),
  check: {
    ...action,
    path: '/api/admin/mounts/:id/check',
    summary: 'Checks whether a mount is mounted and responds; done when the node has reported.',
  },
  remount: {
    ...action,
    path: '/api/admin/mounts/:id/remount',
    summary: 'Remounts a mount with its saved settings, then checks it.',
  },
});
