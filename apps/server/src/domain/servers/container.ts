import type { CallOptions, ContainerSpec, NodeEngine } from '../../engines/port.ts';
import type { Node } from '../nodes/nodes.ts';
import type { ServerRow } from './servers.ts';

/** Labels of everything the panel made on an engine, so that it finds its own again and touches nothing else. */
export const managedLabels = (tenant: string): Record<string, string> => ({
  'kronos.managed': 'true',
  'kronos.tenant': tenant,
});

const serverLabel = 'kronos.server';

/** The id of the server that a container belongs to. */
export const serverIdOf = (labels: Record<string, string>): number => Number(labels[serverLabel]);

/** Finds the server's container, or makes it from the server's spec when the engine has none. Safe to repeat. */
export async function ensureContainer(
  engine: NodeEngine,
  { tenant, server, node }: { tenant: string; server: ServerRow; node: Node },
  options: CallOptions,
): Promise<string> {
  const spec = containerSpec(tenant, server, node);
  const [existing] = await engine.list({ ...managedLabels(tenant), [serverLabel]: String(server.id) }, options);
  return existing?.id ?? (await engine.create(spec, options)).id;
}

function containerSpec(tenant: string, server: ServerRow, node: Node): ContainerSpec {
  const name = `kronos-${tenant}-${server.id}`;
  return {
    name,
    image: server.image,
    env: server.env,
    ports: [{ host: server.port, container: server.containerPort }],
    hostAddress: isLoopback(node.host) ? '127.0.0.1' : '0.0.0.0',
    mounts: [{ source: `${name}-config`, target: '/config' }],
    limits: {},
    labels: { ...managedLabels(tenant), [serverLabel]: String(server.id), 'kronos.type': server.type },
    ...(server.command ? { command: server.command } : {}),
  };
}

/** A node that is reached on loopback publishes nothing to the outside. */
const isLoopback = (host: string) => host === 'localhost' || host.startsWith('127.');
