import { readFile } from 'node:fs/promises';
import { serverTypes } from '@kronos/api/contract';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import type { Services } from '../services/create-services.ts';
import type { Database } from '../db/database.ts';
import { engineAddress } from '../domain/nodes/nodes.ts';
import { roles } from '../domain/users/users.ts';

const port = z.number().int().min(1).max(65_535);
const name = z.string().trim().min(1).max(100);

const file = z.strictObject({
  users: z
    .array(z.strictObject({ email: z.email(), name, password: z.string().min(8).max(1024), role: z.enum(roles) }))
    .default([]),
  nodes: z.array(z.strictObject({ alias: name, host: z.string().min(1), engine: engineAddress })).default([]),
  servers: z
    .array(
      z.strictObject({
        name,
        /** The owner's e-mail address. */
        owner: z.email(),
        /** The node's alias. */
        node: name,
        type: z.enum(serverTypes),
        image: z.string().min(1),
        port,
        containerPort: port,
        env: z.record(z.string(), z.string()).default({}),
        command: z.array(z.string()).min(1).nullable().default(null),
      }),
    )
    .default([]),
});
export type Provision = z.input<typeof file>;

/** Creates the records listed in a JSON file unless they exist, for scripted installations. */
export async function provision(db: Database, services: Services, path: string): Promise<void> {
  const { users, nodes, servers } = await read(path);
  const owners = new Map<string, number>();
  const places = new Map<string, number>();
  for (const user of users) owners.set(user.email, (await services.users.ensure(user)).id);
  await db.transaction(async () => {
    // A provisioned admin replaces the first-run set-up.
    if (users.some(({ role }) => role === 'admin')) await services.settings.set('app_initiated', true);
    for (const node of nodes) places.set(node.alias, await services.nodes.ensure(node));
    for (const { owner, node, ...server } of servers) {
      const ownerId = owners.get(owner) ?? (await services.users.findByEmail(owner))?.id;
      const nodeId = places.get(node) ?? (await services.nodes.findByAlias(node));
      if (ownerId === undefined)
        throw new StartError(`${path} assigns the server ${server.name} to ${owner}, who does not exist.`);
      if (nodeId === undefined)
        throw new StartError(`${path} puts the server ${server.name} on ${node}, which does not exist.`);
      await services.servers.ensure({ ...server, ownerId, nodeId });
    }
  });
}

async function read(path: string): Promise<z.output<typeof file>> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new StartError(`The provision file ${path} cannot be read as JSON.`, { cause });
  }
  const parsed = file.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`The provision file ${path} is not valid at ${issue?.path.join('.')}: ${issue?.message}.`);
}
