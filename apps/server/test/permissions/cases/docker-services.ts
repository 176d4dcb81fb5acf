import { contract } from '@kronos/api/contract';
import type { Stage } from '../callers.ts';
import { type Cases, type Cell, freshNumber, mark } from './cell.ts';
import { aNode } from './nodes.ts';

/** Only the required fields; the contract supplies the rest. */
const draft = () =>
  contract.adminDockerServices.create.body.parse({ name: `${mark} ${freshNumber()}`, image: 'tautulli/tautulli' });

const aService = async ({ services }: Stage): Promise<Cell> => ({
  params: { id: await services.dockerServices.create(draft()) },
});

/** A service placed on a node that does not respond. */
async function onNode(stage: Stage) {
  const { params } = await aService(stage);
  const serviceId = Number(params!['id']);
  const { id: nodeId } = await aNode(stage);
  const { id } = await stage.services.servicePlacements.add(serviceId, nodeId);
  return { serviceId, placementId: id };
}

export const dockerServiceCases: Cases = {
  'adminDockerServices.one': aService,
  'adminDockerServices.create': () => ({ body: draft() }),
  'adminDockerServices.update': async (stage) => ({ ...(await aService(stage)), body: draft() }),
  'adminDockerServices.remove': aService,
  'adminDockerServices.place': async (stage) => ({
    ...(await aService(stage)),
    body: { node_ids: [(await aNode(stage)).id] },
  }),
  // Needs a container that is older than the declaration.
  'adminDockerServices.apply': async (stage) => {
    const { serviceId, placementId } = await onNode(stage);
    await stage.services.servicePlacements.change(placementId, { revision: 0 });
    return { params: { id: serviceId } };
  },
  'adminServicePlacements.bulk': async (stage) => ({
    body: { ids: [(await onNode(stage)).placementId], action: 'stop' },
  }),
};
