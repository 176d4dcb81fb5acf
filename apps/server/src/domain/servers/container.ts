import type { CallOptions, ContainerSpec, NodeEngine } from '../../engines/port.ts';
import type { Node } from '../nodes/nodes.ts';
import type { ServerRow } from './server-row.ts';

/** The labels of everything that the panel creates on an engine, so that it finds and touches only its own. */
export const managedLabels = (tenant: string): Record<string, string> => ({
  'kronos.managed': 'true',
  'kronos.tenant': tenant,
});

const serverLabel = 'kronos.server';

/** The folder of a media server's own data. */
export const configFolder = '/config';

/** The labels of one server's container. */
export const serverLabels = (tenant: string, serverId: number): Record<string, string> => ({
  ...managedLabels(tenant),
  [serverLabel]: String(serverId),
});

/** Whether the panel created a container with these labels. */
export const isOwn = (tenant: string, labels: Record<string, string>): boolean =>
  Object.entries(managedLabels(tenant)).every(([name, value]) => labels[name] === value);

/** Returns the prefix of the names of all containers and volumes of this installation. */
export const ownName = (tenant: string): string => `kronos-${tenant}-`;

/** Returns the name of a server's container on its node. */
export const containerName = (tenant: string, serverId: number): string => `${ownName(tenant)}${serverId}`;

/** Returns the id of a container's server. */
export const serverIdOf = (labels: Record<string, string>): number => Number(labels[serverLabel]);

/** A node as the place of containers, with the storage that is bound into each of them. */
export type Place = Node & {
  binds: ContainerSpec['mounts'];
  /** The folder for new data; null leaves the place to the engine. */
  folder: string | null;
  /** The environment of the server's container, with the values of global variables filled in. */
  env: Record<string, string>;
  /** The settings with which every container is created. */
  defaults: Pick<ContainerSpec, 'stopSeconds' | 'dns' | 'log'>;
};

/** Finds the server's container, or creates it from the server's spec when the engine has none. Safe to repeat. */
export async function ensureContainer(
  engine: NodeEngine,
  { tenant, server, node }: { tenant: string; server: ServerRow; node: Place },
  options: CallOptions,
): Promise<string> {
  const spec = containerSpec(tenant, server, node);
  const [existing] = await engine.list(serverLabels(tenant, server.id), options);
  return existing?.id ?? (await engine.create(spec, options)).id;
}

/** Returns the volume or the folder of a server's own data; a restore gives a server a new one. */
export const configVolume = (tenant: string, { id, volume }: Pick<ServerRow, 'id' | 'volume'>): string =>
  volume ?? `${containerName(tenant, id)}-config`;

/** Returns the name of new data at a place: a folder there, or a volume of the engine. */
export const dataAt = (folder: string | null, name: string): string => (folder === null ? name : `${folder}/${name}`);

/** Returns the spec of a server's container. */
export function containerSpec(tenant: string, server: ServerRow, node: Place): ContainerSpec {
  const source = configVolume(tenant, server);
  return {
    name: containerName(tenant, server.id),
    image: server.image,
    env: node.env,
    ports: [{ host: server.port, container: server.containerPort }],
    hostAddress: hostAddressOf(node),
    mounts: [{ source, target: configFolder, ...(source.startsWith('/') && { isOwn: true }) }, ...node.binds],
    limits: server.limits,
    labels: { ...managedLabels(tenant), [serverLabel]: String(server.id), 'kronos.type': server.type },
    ...(server.command ? { command: server.command } : {}),
    ...node.defaults,
  };
}

/** Returns the address on which a node publishes ports: only loopback if the panel itself reaches it there. */
export const hostAddressOf = ({ host }: Pick<Node, 'host'>): string =>
  host === 'localhost' || host.startsWith('127.') ? '127.0.0.1' : '0.0.0.0';
