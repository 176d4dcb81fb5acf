import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { ServiceMount, ServicePort } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { dockerServices as table, nodes as nodeTable, servicePlacements } from '../../db/schema.ts';
import type { EngineAddress } from '../../engines/port.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { refuseFields } from '../refuse-fields.ts';

/** The sockets on which engines usually listen. */
const usualSockets = [
  '/var/run/docker.sock',
  '/run/docker.sock',
  '/run/containerd/containerd.sock',
  '/run/podman/podman.sock',
];

const socketIn = (address: EngineAddress): string[] => {
  if (address.kind === 'sandbox') return [];
  if ('ssh' in address) return [address.ssh.socketPath];
  return 'socketPath' in address ? [address.socketPath] : [];
};

export type ServiceRefusals = ReturnType<typeof createServiceRefusals>;

/** The reasons for refusing a declaration. */
export function createServiceRefusals({ db, nodes }: { db: Database; nodes: Nodes }) {
  /** Returns a node whose port range includes a port, so that a customer's server may be given it. */
  const rangeWith = async ({ host, protocol }: ServicePort) => {
    if (protocol === 'udp') return undefined;
    const [node] = await db.current
      .select({ alias: nodeTable.alias })
      .from(nodeTable)
      .where(and(lte(nodeTable.portFirst, host), gte(nodeTable.portLast, host)))
      .orderBy(nodeTable.id)
      .limit(1);
    return node;
  };

  /** Returns the ports that other services publish on nodes. */
  const othersOn = async (nodeIds: readonly number[], serviceId: number) => {
    if (nodeIds.length === 0) return [];
    return db.current
      .select({ alias: nodeTable.alias, name: table.name, ports: table.ports })
      .from(servicePlacements)
      .innerJoin(table, eq(table.id, servicePlacements.serviceId))
      .innerJoin(nodeTable, eq(nodeTable.id, servicePlacements.nodeId))
      .where(and(inArray(servicePlacements.nodeId, [...nodeIds]), ne(servicePlacements.serviceId, serviceId)))
      .orderBy(servicePlacements.id);
  };

  return {
    /** Refuses ports that servers may be given. */
    async ofRanges(ports: readonly ServicePort[]): Promise<void> {
      const refusals: Record<string, string | false> = {};
      for (const [index, port] of ports.entries()) {
        const node = await rangeWith(port);
        refusals[`ports.${index}.host`] = node !== undefined && `Servers on ${node.alias} may be assigned this port`;
      }
      refuseFields(refusals);
    },
    /** Returns a port of a service that another service already has on one of the nodes. */
    async taken(ports: readonly ServicePort[], nodeIds: readonly number[], serviceId: number) {
      for (const { alias, name, ports: theirs } of await othersOn(nodeIds, serviceId)) {
        const index = ports.findIndex((one) => theirs.some((port) => isSame(one, port)));
        if (index >= 0) return { index, alias, name, host: ports[index]?.host };
      }
      return undefined;
    },
    /** Refuses mounts that contain the socket of an engine, which gives a program control of its node. */
    async ofSockets(mounts: readonly ServiceMount[]): Promise<void> {
      const known = (await nodes.list()).flatMap(({ engine }) => socketIn(engine));
      const sockets = [...new Set([...usualSockets, ...known])];
      const holds = ({ source }: ServiceMount) => {
        const folder = source.replace(/\/*$/, '/').replaceAll(/\/+/g, '/');
        return sockets.some((socket) => `${socket}/`.startsWith(folder));
      };
      refuseFields(
        Object.fromEntries(
          mounts.map((mount, index) => [
            `mounts.${index}.source`,
            holds(mount) && 'This path contains the engine’s socket. Allow access below, or choose another path',
          ]),
        ),
      );
    },
  };
}

const isSame = (one: ServicePort, other: ServicePort) => one.host === other.host && one.protocol === other.protocol;
