import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, instant } from './schemas/common.ts';
import { listFilter } from './schemas/list.ts';
import { libraryKinds } from './schemas/media.ts';

/** What an admin writes. */
const draft = z.object({
  /** What the library is called in media servers. */
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  kind: z.enum(libraryKinds).default('movies'),
  mount_path_id: bodyId,
  /** Below the mount path. */
  folder: z
    .string()
    .trim()
    .min(1, 'Enter a folder')
    .max(200, 'At most 200 characters')
    .regex(/^[^/\p{Cc}][^\p{Cc}]*$/u, 'Enter a folder below the mount path, such as Films/4K')
    .refine(
      (folder) => folder.split('/').every((part) => !/^(?:|\.{1,2})$/.test(part)),
      'Enter a folder without . and ..',
    ),
});
export type LibraryPathDraft = z.infer<typeof draft>;

/** One as admins see it. */
const record = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(libraryKinds),
  mount_path: z.object({ id: z.number().int(), path: z.string() }),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  folder: z.string(),
  created_at: instant,
});
export type LibraryPath = z.infer<typeof record>;

/** A run that tries the contract leaves what servers reach alone. */
const sample = { needs: 'a mount path below which libraries may change' } as const;
const { create, update, remove, ...rows } = resource({
  path: '/api/admin/library-paths',
  who: 'admin',
  group: 'adminLibraryPaths',
  many: 'library paths',
  filter: listFilter({ sorts: ['name', 'path', 'node', 'created_at'] }).extend({
    kind: z.enum(libraryKinds).optional(),
  }),
  record,
  body: draft,
  sample: { body: {} },
  summary: {
    list: 'The folders that become libraries; `q` searches name, folder, mount path and node.',
    one: 'One library path.',
    create: 'Adds a library path.',
    update: 'Changes a library path. Libraries that were made of it stay as they are.',
    remove: 'Deletes a library path. Libraries that were made of it stay as they are.',
  },
});
export const adminLibraryPaths = defineEndpoints({
  ...rows,
  create: { ...create, sample },
  update: { ...update, sample },
  remove: { ...remove, sample },
});
