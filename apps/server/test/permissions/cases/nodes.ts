import { imagePulls, nodeExtractions, nodeImages, nodeReboots } from '../../../src/db/schema.ts';
import type { Stage } from '../callers.ts';
import { ownersServer } from './servers.ts';
import { type Cases, type Cell, freshNumber, mark, several } from './cell.ts';

/** Creates a node without servers that may be changed and deleted. */
export async function aNode({ services }: Stage): Promise<{ id: number; alias: string }> {
  const alias = `node ${freshNumber()} ${mark}`;
  const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'nobody' } as const;
  return { alias, id: await services.nodes.ensure({ alias, host: 'localhost', engine }) };
}

/** Creates a server that is alone on its node. */
async function onItsNode(stage: Stage): Promise<Cell> {
  const { params } = await ownersServer(stage);
  const { id: nodeId } = await aNode(stage);
  await stage.services.servers.update(Number(params!.id), { nodeId });
  return { params: { ...params, node: nodeId } };
}

const draft = () => ({ alias: `node ${freshNumber()}`, host: 'localhost', kind: 'sandbox', sandbox_node: 'nobody' });

const inAnHour = () => new Date(Date.now() + 3_600_000);
const planned = async (stage: Stage): Promise<Cell> => {
  const { id: nodeId } = await aNode(stage);
  const [row] = await stage.server.db.current
    .insert(nodeReboots)
    .values({ nodeId, cause: 'planned', state: 'planned', at: inAnHour(), reason: mark })
    .returning();
  return { params: { id: row!.id } };
};

const waiting = async (stage: Stage): Promise<Cell> => {
  const { id: nodeId } = await aNode(stage);
  const [row] = await stage.server.db.current
    .insert(nodeExtractions)
    .values({
      nodeId,
      archive: `/srv/in/${mark}.tar`,
      target: '/srv/out',
      stripComponents: 0,
      keepArchive: true,
      at: new Date(),
    })
    .returning();
  return { params: { id: row!.id } };
};

const waitingPull = async (stage: Stage): Promise<Cell> => {
  const { id: nodeId } = await aNode(stage);
  const values = { nodeId, image: `${mark}/image:latest`, at: new Date() };
  const [row] = await stage.server.db.current.insert(imagePulls).values(values).returning();
  return { params: { id: row!.id } };
};
const imageOnNode = async (stage: Stage): Promise<Cell> => {
  const { id: nodeId } = await aNode(stage);
  const what = { image: `${mark}/image-${freshNumber()}:latest`, digest: 'sha256:1', bytes: 1, containers: 0 };
  const values = { nodeId, builtAt: new Date(), ...what };
  const [row] = await stage.server.db.current.insert(nodeImages).values(values).returning();
  return { params: { id: row!.id } };
};
const onANode = async (stage: Stage) => ({ node_ids: [(await aNode(stage)).id] });

const unmonitored = async (stage: Stage): Promise<Cell> => ({ params: { id: (await aNode(stage)).id } });
const monitored = async (stage: Stage): Promise<Cell> => {
  const { id } = await aNode(stage);
  await stage.services.uptimeMonitors.add(id);
  return { params: { id } };
};

export const nodeCases: Cases = {
  'adminUptime.fetch': monitored,
  'adminUptime.add': unmonitored,
  // Needs a node that is not monitored yet.
  'adminUptime.addAll': async (stage) => {
    await aNode(stage);
    return {};
  },
  'adminUptime.remove': monitored,
  'adminUptime.save': () => ({ body: { interval_minutes: 5 } }),
  'adminUptime.bulk': several(unmonitored, 'monitor'),
  'adminUptime.update': async (stage) => ({
    ...(await monitored(stage)),
    body: { kind: 'tcp', port: 22, interval_minutes: 5, timeout_seconds: 10, is_enabled: true },
  }),
  'adminExtractions.bulk': several(waiting, 'cancel'),
  'adminExtractions.cancel': waiting,
  'adminNodeImages.bulk': several(imageOnNode, 'update'),
  // The node does not respond, which is recorded.
  'adminNodeImages.read': async (stage) => ({ params: { id: (await aNode(stage)).id } }),
  'adminNodeImages.prune': async (stage) => ({ body: await onANode(stage) }),
  'adminFleetImages.bulk': several(imageOnNode, 'update'),
  'adminImagePulls.bulk': several(waitingPull, 'cancel'),
  'adminImagePulls.begin': async (stage) => ({ body: { image: `${mark}/image`, ...(await onANode(stage)) } }),
  'adminImagePulls.cancel': waitingPull,
  'adminNodes.extractTar': async (stage) => ({
    params: { id: (await aNode(stage)).id },
    body: { archive: '/srv/in/plex.tar.gz', target: '/srv/kronos/plex' },
  }),
  'adminReboots.plan': async (stage) => ({
    body: { node_ids: [(await aNode(stage)).id], at: inAnHour().toISOString() },
  }),
  'adminReboots.bulk': several(planned, 'cancel'),
  'adminReboots.cancel': planned,
  'adminNodes.one': async (stage): Promise<Cell> => ({ params: { id: (await aNode(stage)).id } }),
  // Its engine does not respond.
  'adminNodes.container': async (stage) => ({ params: { id: (await aNode(stage)).id, container: 'one' }, status: 409 }),
  'adminNodeDefaults.save': () => ({ body: { ssh_user: 'kronos' } }),
  'adminNodes.test': () => ({ body: { kind: 'sandbox', sandbox_node: 'nobody' } }),
  'adminNodes.create': () => ({ body: draft() }),
  'adminNodes.update': async (stage) => ({ params: { id: (await aNode(stage)).id }, body: { enabled: false } }),
  'adminNodes.restart': async (stage) => ({ params: { id: (await aNode(stage)).id } }),
  'adminNodes.restartContainers': async (stage) => {
    const { params } = await ownersServer(stage);
    const { id } = await aNode(stage);
    await stage.services.servers.update(Number(params!.id), { nodeId: id, status: 'running' });
    return { params: { id } };
  },
  'customerServers.restartNode': onItsNode,
  'customerServers.deployEss': onItsNode,
  'adminNodes.wipe': async (stage) => {
    const { id, alias } = await aNode(stage);
    return { params: { id }, body: { name: alias } };
  },
  'adminNodes.remove': async (stage) => {
    const { id, alias } = await aNode(stage);
    return { params: { id }, query: { alias } };
  },
};
