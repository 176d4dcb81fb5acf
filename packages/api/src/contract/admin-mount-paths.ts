import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, instant } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';

/** What an admin writes. */
const draft = z.object({
  mount_id: bodyId,
  /** Where the mount is bound inside containers. */
  path: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(/^(?:\/[\w-][\w.-]*)+$/, 'Enter an absolute path, such as /media/films')
    .refine((path) => !/^\/config(?:\/|$)/.test(path), '/config is the server’s own folder'),
  /** Media servers cannot write below it. */
  read_only: z.boolean().default(true),
});
export type MountPathDraft = z.infer<typeof draft>;

/** One as admins see it. */
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

/** A run that tries the contract leaves what servers reach alone. */
const sample = { needs: 'a mount whose paths may change' } as const;
const { create, update, remove, ...rows } = resource({
  path: '/api/admin/mount-paths',
  who: 'admin',
  group: 'adminMountPaths',
  many: 'mount paths',
  filter: listFilter({ sorts: ['path', 'mount', 'node', 'created_at'] }),
  record,
  body: draft,
  sample: { body: {} },
  summary: {
    list: 'Where mounts are bound inside containers; `q` searches path, mount and node.',
    one: 'One mount path.',
    create: 'Adds a mount path. Servers of its node have it once they are rebuilt.',
    update: 'Changes a mount path. Servers of its node have the change once they are rebuilt.',
    remove: 'Deletes a mount path with its library paths. Servers keep what they have until they are rebuilt.',
  },
});
export const adminMountPaths = defineEndpoints({
  ...rows,
  create: { ...create, sample },
  update: { ...update, sample },
  remove: { ...remove, sample },
});
