import { quiet } from '../../support/quiet.ts';
import type { Person, Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';

/** Creates a server of the owner, or of the caller, shared with the sub-user for viewing. */
export async function ownersServer(stage: Stage, caller?: Person): Promise<Cell> {
  const { services, person, away: nodeId } = stage;
  const port = freshNumber();
  const { id, created } = await services.servers.ensure({
    name: caller === undefined || caller === 'owner' ? `server ${port} ${mark}` : `server ${port}`,
    ownerId: person(caller ?? 'owner').id,
    nodeId,
    type: 'plex',
    image: 'kronos/plex',
    port,
    containerPort: 32_400,
    env: {},
    command: null,
  });
  // A hostile call may have placed a server on that port.
  if (!created) return ownersServer(stage, caller);
  await services.servers.share(id, person('subuser').id, ['view']);
  return { params: { id } };
}

/** A plan for a server that does not run yet, on a node of its own. */
async function aPlan(stage: Stage) {
  const { params } = await ownersServer(stage);
  const node_id = await stage.services.nodes.add({ ...otherNode, alias: `planned ${freshNumber()} ${mark}` });
  await stage.services.servers.update(Number(params!.id), { nodeId: node_id });
  const { key } = await stage.services.serverCommands.plan({ action: 'start', node_id });
  return { action: 'start', node_id, key } as const;
}

const otherNode = { host: 'localhost', engine: { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'y' } } as const;

async function someProcess(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  const server = (await stage.services.servers.find(Number(params!.id)))!;
  const { id: serverId, nodeId } = server;
  return { params: { id: await stage.services.processes.open({ kind: 'start', command: mark, nodeId, serverId }) } };
}

/** Performs an earlier action of an admin. */
const asAdmin = <T>({ services, person }: Stage, action: string, work: () => Promise<T>): Promise<T> =>
  services.audit.during({ action, actor: person('admin'), behalfOf: null, ip: '127.0.0.1' }, work);

/** Creates a batch that is finished at once: a server that never ran cannot be stopped. */
async function someBatch(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  const { process } = await asAdmin(stage, 'serverBatches.begin', () =>
    stage.services.batches.begin('stop', [Number(params!.id)]),
  );
  await quiet(stage.server.db);
  return { params: { id: process.id } };
}

export const serverCases: Cases = {
  'serverDefaults.save': () => ({ body: { revive: true } }),
  'status.subscribe': () => ({ body: { is_subscribed: true } }),
  'adminServers.one': (stage) => ownersServer(stage),
  // A server that never ran cannot be stopped.
  'customerServers.stop': async (stage) => ({ ...(await ownersServer(stage)), status: 409 }),
  'customerServers.process': async (stage) => {
    const { params } = await ownersServer(stage);
    const { id: serverId, nodeId } = (await stage.services.servers.find(Number(params!.id)))!;
    const process = await stage.services.processes.open({ kind: 'start', command: mark, nodeId, serverId });
    return { params: { id: serverId, process } };
  },
  'customerServers.update': async (stage) => ({
    ...(await ownersServer(stage)),
    body: { name: `${freshNumber()} ${mark}` },
  }),
  'adminServers.suspend': async (stage) => ({ ...(await ownersServer(stage)), body: { reason: 'Unpaid' } }),
  'adminServers.unsuspend': async (stage) => {
    const { params } = await ownersServer(stage);
    await asAdmin(stage, 'adminServers.suspend', () =>
      stage.services.suspension.suspend(Number(params!.id), `Unpaid ${mark}`),
    );
    return { params: params! };
  },
  // Its node does not respond.
  'processes.retry': async (stage) => {
    const { params } = await ownersServer(stage);
    const { process } = await asAdmin(stage, 'customerServers.start', () =>
      stage.services.operations.request('start', Number(params!.id)),
    );
    await quiet(stage.server.db);
    return { params: { id: process.id } };
  },
  'adminServers.move': async (stage) => ({
    ...(await ownersServer(stage)),
    body: { node_id: await stage.services.nodes.add({ ...otherNode, alias: `other ${freshNumber()} ${mark}` }) },
  }),
  'adminCommands.plan': async (stage) => {
    const { action, node_id } = await aPlan(stage);
    return { query: { action, node_id: String(node_id) } };
  },
  'adminCommands.run': async (stage) => ({ body: await aPlan(stage) }),
  'serverBatches.movePlan': async (stage) => ({
    query: { ids: String((await ownersServer(stage)).params!.id) },
  }),
  'serverBatches.blastRadius': async (stage) => ({
    query: { ids: String((await ownersServer(stage)).params!.id) },
  }),
  'serverBatches.begin': async (stage) => ({
    body: { action: 'stop', ids: [(await ownersServer(stage)).params!.id] },
  }),
  'serverBatches.one': someBatch,
  'serverBatches.retry': someBatch,
  'processes.one': someProcess,
  'processes.log': someProcess,
  'processes.related': someProcess,
};
