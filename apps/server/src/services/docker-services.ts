import { createServiceMaking } from '../domain/docker-services/making.ts';
import { createServiceOrders } from '../domain/docker-services/orders.ts';
import { createServicePlacementList } from '../domain/docker-services/placement-list.ts';
import { createServiceRefusals } from '../domain/docker-services/refusals.ts';
import { createDockerServices } from '../domain/docker-services/services.ts';
import { createServiceVariables } from '../domain/docker-services/variables.ts';
import { createServiceJob, serviceJobName } from '../domain/docker-services/work-job.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** Docker services on nodes. */
export function createDockerServiceArea(deps: ServiceDeps & Foundation & Hosting) {
  const serviceVariables = createServiceVariables(deps);
  const serviceRefusals = createServiceRefusals(deps);
  const serviceMaking = createServiceMaking({ ...deps, serviceVariables });
  const dockerServices = createDockerServices({ ...deps, serviceVariables, serviceRefusals });
  const own = { ...deps, dockerServices, serviceRefusals, serviceMaking };
  return {
    dockerServices,
    servicePlacementList: createServicePlacementList(deps),
    serviceOrders: createServiceOrders(own),
    dockerServiceJobs: { [serviceJobName]: createServiceJob(own) },
  };
}
