import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { resource } from './resource.ts';
import { bodyId, idParams, instant } from './schemas/common.ts';
import { folderCheck, folderCheckAccepted } from './schemas/folder-check.ts';
import { listFilter } from './schemas/list.ts';

/** What an admin writes. */
const draft = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  /** The folder on the node's machine below which each server has one of its own. */
  path: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .regex(/^(?:\/[\w-][\w.-]*){2,}$/, 'Enter a path of two folders or more, such as /srv/kronos'),
  /** The node whose folder it is; null is every node. */
  node_id: bodyId.nullable().default(null),
  /** Whether new servers are put there. */
  is_enabled: z.boolean().default(true),
});
export type DeploymentPathDraft = z.infer<typeof draft>;

/** One as admins see it. */
const record = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  node: z.object({ id: z.number().int(), alias: z.string() }).nullable(),
  is_enabled: z.boolean(),
  /** The nodes on which the last check found it, and found that it can be written. */
  usable_on: z.number().int(),
  /** The servers whose data is there. */
  servers: z.number().int(),
  created_at: instant,
});
export type DeploymentPath = z.infer<typeof record>;

const detail = record.extend({ checks: z.array(folderCheck) });
export type DeploymentPathDetail = z.infer<typeof detail>;

/** A run that tries the contract leaves the place of servers' data alone. */
const sample = { needs: 'a node whose servers may have their data elsewhere' } as const;
const { create, update, remove, ...rows } = resource({
  path: '/api/admin/deployment-paths',
  who: 'admin',
  group: 'adminDeploymentPaths',
  many: 'deployment paths',
  filter: listFilter({ sorts: ['name', 'path', 'servers', 'created_at'] }),
  record,
  detail,
  body: draft,
  sample: { body: {} },
  summary: {
    list: 'The folders on nodes in which servers have their data; `q` searches name, path and node. No node is asked.',
    one: 'One deployment path, with what was last found on each of its nodes. No node is asked.',
    create: 'Adds a deployment path. New servers are put there once a check found that it can be written.',
    update: 'Changes a deployment path. The data of servers stays where it is.',
    remove: 'Deletes a deployment path. The data of servers stays where it is.',
  },
});
export const adminDeploymentPaths = defineEndpoints({
  ...rows,
  create: { ...create, sample },
  update: { ...update, sample },
  remove: { ...remove, sample },
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
