import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, idParams, instant } from './schemas/common.ts';
import { folderCheck, folderCheckAccepted } from './schemas/folder-check.ts';
import { listFilter } from './schemas/list.ts';
import { libraryKinds } from './schemas/media.ts';

/** The fields that an admin fills in. */
const draft = z.object({
  /** The name of the library in media servers. */
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  kind: z.enum(libraryKinds).default('movies'),
  mount_path_id: bodyId,
  /** The folder below the mount path. */
  folder: z
    .string()
    .trim()
    .min(1, 'Enter a folder')
    .max(200, 'At most 200 characters')
    .regex(/^[^/\p{Cc}][^\p{Cc}]*$/u, 'Enter a folder below the mount path, such as Films/4K')
    .refine(
      (folder) => folder.split('/').every((part) => !/^(?:|\.{1,2})$/.test(part)),
      'Enter a folder without . or ..',
    ),
});
export type LibraryPathDraft = z.infer<typeof draft>;

/** A library path as admins see it. */
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

const detail = record.extend({ checks: z.array(folderCheck) });
export type LibraryPathDetail = z.infer<typeof detail>;

/** A conformance run does not change what servers can reach. */
const sample = { needs: 'a mount path whose libraries may change' } as const;
export const adminLibraryPaths = defineEndpoints({
  ...resource({
    path: '/api/admin/library-paths',
    who: 'admin',
    group: 'adminLibraryPaths',
    many: 'library paths',
    filter: listFilter({ sorts: ['name', 'path', 'node', 'created_at'] }).extend({
      kind: z.enum(libraryKinds).optional(),
    }),
    record,
    detail,
    body: draft,
    sample,
    summary: {
      list: 'Returns the library paths; `q` searches name, folder, mount path and node.',
      one: 'Returns one library path, with its last check on its node. The node is not contacted.',
      create: 'Creates a library path.',
      update: 'Changes a library path. Libraries created from it stay as they are.',
      remove: 'Deletes a library path. Libraries created from it stay as they are.',
    },
  }),
  check: {
    who: 'admin',
    owner: 'house',
    method: 'POST',
    path: '/api/admin/library-paths/:id/check',
    params: idParams,
    response: folderCheckAccepted,
    sample,
    source: 'screens',
    summary: 'Checks on its node whether the folder exists and is writable, and how much space is free.',
  },
});
