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
      list: 'The storage of the nodes as it was last checked; `q` searches name, source, path and node, `node` names one or several nodes by number. No node is asked.',
      one: 'One mount as it was last checked. The node is not asked.',
      create: 'Adds a mount. Nothing is mounted until `remount` is called.',
      update:
        'Changes a mount. What is mounted stays as it is until `remount` is called. Secrets that are left out stay.',
      remove: 'Deletes a mount. What is mounted stays so until its node restarts.',
    },
  }),
  bulk: bulkEndpoint({
    path: '/api/admin/mounts',
    who: 'admin',
    many: 'mounts',
    actions: ['check', 'remount', 'cancel'],
    sample,
    summary:
      'Checks several mounts or mounts them again, a process for each, or keeps them from what they wait for; says which could not be.',
  }),
  check: {
    ...action,
    path: '/api/admin/mounts/:id/check',
    summary: 'Looks whether it is mounted and answers; done when the node has told.',
  },
  remount: {
    ...action,
    path: '/api/admin/mounts/:id/remount',
    summary: 'Mounts it again as it is kept, then checks it.',
  },
});
