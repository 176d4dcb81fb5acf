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
    .regex(/^(?:\/[\w-][\w.-]*){2,}$/, 'Enter a path of at least two folders, such as /srv/kronos'),
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
const sample = { needs: 'a node whose servers may store their data elsewhere' } as const;
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
      list: 'Returns the folders on nodes that hold the data of servers; `q` searches name, path and node. No node is contacted.',
      one: 'Returns one deployment path, with the last check on each of its nodes. No node is contacted.',
      create: 'Creates a deployment path. New servers are placed there once a check has found it writable.',
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
    summary: 'Checks on each of its nodes whether the folder exists and is writable, and how much space is free.',
  },
});
