import { createFleetImageList } from '../domain/node-images/fleet-list.ts';
import { createNodeImageList } from '../domain/node-images/node-list.ts';
import { createImageOrders } from '../domain/node-images/orders.ts';
import { createPruneJob, pruneJobName } from '../domain/node-images/prune-job.ts';
import { createPullJob, pullJobName } from '../domain/node-images/pull-job.ts';
import { createImagePulls } from '../domain/node-images/pulls.ts';
import { createImageReadings } from '../domain/node-images/readings.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** The images on nodes: listing, pulling and pruning them. */
export function createNodeImageArea(deps: ServiceDeps & Foundation & Hosting) {
  const nodeImageList = createNodeImageList(deps);
  const fleetImageList = createFleetImageList(deps);
  const imagePulls = createImagePulls(deps);
  const imageReadings = createImageReadings(deps);
  const own = { ...deps, nodeImageList, fleetImageList, imagePulls, imageReadings };
  return {
    nodeImageList,
    fleetImageList,
    imagePulls,
    imageReadings,
    imageOrders: createImageOrders(own),
    nodeImageJobs: { [pullJobName]: createPullJob(own), [pruneJobName]: createPruneJob(own) },
  };
}
