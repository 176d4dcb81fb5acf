import { createHetznerActionJob, hetznerJobName } from '../domain/hetzner/action-job.ts';
import { createHetznerOrders } from '../domain/hetzner/orders.ts';
import { createHetznerProjectAdministration } from '../domain/hetzner/project-administration.ts';
import { createHetznerProjects } from '../domain/hetzner/projects.ts';
import { createHetznerReadings } from '../domain/hetzner/readings.ts';
import { createHetznerServerList } from '../domain/hetzner/server-list.ts';
import type { ServiceDeps } from './deps.ts';
import type { Foundation } from './foundation.ts';
import type { Hosting } from './hosting.ts';

/** The Hetzner Cloud projects and their servers. */
export function createHetznerArea(deps: ServiceDeps & Foundation & Hosting) {
  const hetznerProjects = createHetznerProjects(deps);
  const hetznerReadings = createHetznerReadings({ ...deps, hetznerProjects });
  const hetznerServerList = createHetznerServerList(deps);
  const own = { ...deps, hetznerProjects, hetznerReadings, hetznerServerList };
  return {
    hetznerProjects,
    hetznerReadings,
    hetznerServerList,
    hetznerProjectAdministration: createHetznerProjectAdministration(own),
    hetznerOrders: createHetznerOrders(own),
    hetznerJobs: { [hetznerJobName]: createHetznerActionJob(own) },
  };
}
