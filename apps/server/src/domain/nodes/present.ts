import type { EngineKind, NodeDetail, NodeFigures, NodeRow as ListedNode } from '@kronos/api/contract';
import { failureText } from '../../engines/failures.ts';
import type { EngineAddress } from '../../engines/port.ts';
import type { Node } from './nodes.ts';

export interface NodeView {
  node: Node;
  owner: string | null;
  servers: number;
  running: number;
}

/** Returns how an engine is reached. */
export function kindOf(address: EngineAddress): EngineKind {
  if (address.kind === 'sandbox') return 'sandbox';
  if ('ssh' in address) return 'ssh';
  return 'tls' in address ? 'tls' : 'socket';
}

/** A node in a list. */
export const presentNode = ({ node, owner, servers, running }: NodeView): ListedNode => ({
  id: node.id,
  alias: node.alias,
  host: node.host,
  kind: kindOf(node.engine),
  provider: node.provider,
  region: node.region,
  owner: node.ownerId === null || owner === null ? null : { id: node.ownerId, name: owner },
  enabled: node.enabled,
  up: node.up,
  failure: node.failure && failureText(node.failure),
  seen_at: node.seenAt?.toISOString() ?? null,
  capacity: node.capacity,
  servers,
  running,
  figures: presentFigures(node),
  created_at: node.createdAt.toISOString(),
});

function presentFigures({ figures, figuresAt }: Node): NodeFigures | null {
  if (!figures || !figuresAt) return null;
  const { version, cpus, cpuUsed, memoryBytes, memoryUsedBytes, machine } = figures;
  return {
    version,
    cpus,
    cpu_used: cpuUsed,
    memory_bytes: memoryBytes,
    memory_used_bytes: memoryUsedBytes,
    machine: machine && {
      booted_at: machine.bootedAt,
      load: machine.load,
      disk_bytes: machine.diskBytes,
      disk_free_bytes: machine.diskFreeBytes,
    },
    at: figuresAt.toISOString(),
  };
}

type Engine = NodeDetail['engine'];

const nothing: Engine = {
  socket_path: null,
  host: null,
  port: null,
  user: null,
  host_key: null,
  sandbox_node: null,
  ssh_key: null,
};

/** Presents an engine's address without its secrets; the panel's sign-in key is given by name. */
export function presentEngine(address: EngineAddress, ssh_key: Engine['ssh_key']): Engine {
  if (address.kind === 'sandbox') return { ...nothing, sandbox_node: address.node };
  if ('tls' in address) return { ...nothing, host: address.host, port: address.port };
  if (!('ssh' in address)) return { ...nothing, socket_path: address.socketPath };
  const { host, port, user, hostKey, socketPath } = address.ssh;
  return { ...nothing, socket_path: socketPath, host, port, user, host_key: hostKey, ssh_key };
}
