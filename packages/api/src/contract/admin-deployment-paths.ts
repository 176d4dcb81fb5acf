import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, idParams, instant } from './schemas/common.ts';
import { folderCheck, folderCheckAccepted } from './schemas/folder-check.ts';
import { listFilter } from './schemas/list.ts';

/** The fields that an admin fills in. */
const draft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** The folder on the node's machine in which each server has a folder of its own. */
  path: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(/^(?:\/[\w-][\w.-]*){2,}$/, 'Enter a path of two folders or more, such as /srv/kronos'),
  /** The node with this folder; null is every node. */
  node_id: bodyId.nullable().default(null),
  /** Whether the data of new servers is put there. */
  is_enabled: z.boolean().default(true),
});
export type DeploymentPathDraft = z.infer<typeof draft>;

/** A deployment path as admins see it. */
const record = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  node: z.object({ id: z.number().int(), alias: z.string() }).nullable(),
  is_enabled: z.boolean(),
  /** On how many nodes the last check found the folder writable. */
  usable_on: z.number().int(),
  /** How many servers have their data there. */
  servers: z.number().int(),
  created_at: instant,
});
export type DeploymentPath = z.infer<typeof record>;

const detail = record.extend({ checks: z.array(folderCheck) });
export type DeploymentPathDetail = z.infer<typeof detail>;

/** A conformance run does not change where servers keep their data. */
const sample = { needs: 'a node whose servers may have their data elsewhere' } as const;
export const adminDeploymentPaths = defineEndpoints({
  ...resource({
    path: '/api/admin/deployment-paths',
    who: 'admin',
    group: 'adminDeploymentPaths',
    many: 'deployment paths',
    filter: listFilter({ sorts: ['name', 'path', 'servers', 'created_at'] }),
    record,
    detail,
    body: draft,
    sample,
    summary: {
      list: 'The folders on nodes in which servers have their data; `q` searches name, path and node. No node is asked.',
      one: 'One deployment path, with what was last found on each of its nodes. No node is asked.',
      create: 'Adds a deployment path. New servers are put there once a check found that it can be written.',
      update: 'Changes a deployment path. The data of servers stays where it is.',
      remove: 'Deletes a deployment path. The data of servers stays where it is.',
    },
  }),
  check: {
    who: 'admin',
    owner: 'house',
    method: 'POST',
    path: '/api/admin/deployment-paths/:id/check',
    params: idParams,
    response: folderCheckAccepted,
    sample,
    source: 'screens',
    summary: 'Looks on each of its nodes whether the folder is there, whether it can be written, and what is free.',
  },
});
