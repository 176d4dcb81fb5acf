import type { Ping, Server } from '@kronos/api/contract';
import { routedAddress } from '../cdn/address.ts';
import { presentUsage } from './figures.ts';
import type { ServerRow } from './server-row.ts';
import type { ServerView } from './server-views.ts';

/** Returns the address of a server for users. */
export const serverUrl = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Presents the last pings. */
export const presentPing = (row: ServerRow): Ping => ({
  status: row.pingStatus,
  ms: row.pingMs,
  checked_at: row.pingedAt?.toISOString() ?? null,
  history: row.pingHistory,
});

/** Presents the newest operation, in short. */
export const presentOperation = (operation: ServerView['operation']): Server['operation'] =>
  operation && {
    id: operation.id,
    kind: operation.kind,
    state: operation.state,
    message: operation.result === '' ? null : operation.result,
    progress: operation.progress,
    ahead: operation.ahead,
    parent: operation.parentId,
    started_at: (operation.startedAt ?? operation.createdAt).toISOString(),
  };

/** Presents a server to a user who may see it. */
export const presentServer = (view: ServerView): Server => {
  const { server, node, operation, figures, claim, cdn, cdnDomain, rights } = view;
  return {
    id: server.id,
    name: server.name,
    type: server.type,
    status: server.status,
    address: server.containerId === null ? null : serverUrl(node.host, server.port),
    version: server.version,
    node: { id: node.id, alias: node.alias },
    ping: presentPing(server),
    figures: figures && presentUsage(figures),
    operation: presentOperation(operation),
    claim: claim ?? 'unknown',
    cdn: cdn && { name: cdn.name, address: routedAddress(cdn, { serverId: server.id, domain: cdnDomain }) },
    rights: [...rights],
    suspension: server.suspendedAt && { since: server.suspendedAt.toISOString(), reason: server.suspension },
    seen_at: server.seenAt?.toISOString() ?? null,
    created_at: server.createdAt.toISOString(),
  };
};
