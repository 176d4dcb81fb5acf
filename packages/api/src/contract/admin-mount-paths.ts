import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, instant } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';

/** The fields that an admin fills in. */
const draft = z.object({
  mount_id: bodyId,
  /** The path at which the mount is bound inside containers. */
  path: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(/^(?:\/[\w-][\w.-]*)+$/, 'Enter an absolute path, such as /media/films')
    .refine((path) => !/^\/config(?:\/|$)/.test(path), '/config is the server’s own folder'),
  /** Whether media servers cannot write below it. */
  read_only: z.boolean().default(true),
});
export type MountPathDraft = z.infer<typeof draft>;

/** A mount path as admins see it. */
const record = z.object({
  id: z.number().int(),
  mount: z.object({ id: z.number().int(), name: z.string() }),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  path: z.string(),
  read_only: z.boolean(),
  /** How many library paths are below it. */
  libraries: z.number().int(),
  created_at: instant,
});
export type MountPath = z.infer<typeof record>;

export const adminMountPaths = defineEndpoints({
  ...resource({
    path: '/api/admin/mount-paths',
    who: 'admin',
    group: 'adminMountPaths',
    many: 'mount paths',
    filter: listFilter({ sorts: ['path', 'mount', 'node', 'created_at'] }),
    record,
    body: draft,
    /** A conformance run does not change what servers can reach. */
    sample: { needs: 'a mount whose paths may change' },
    summary: {
      list: 'Returns the mount paths; `q` searches path, mount and node.',
      one: 'Returns one mount path.',
      create: 'Creates a mount path. Servers of its node get it once they are rebuilt.',
      update: 'Changes a mount path. Servers of its node get the change once they are rebuilt.',
      remove: 'Deletes a mount path with its library paths. Servers keep what they have until they are rebuilt.',
    },
  }),
});
