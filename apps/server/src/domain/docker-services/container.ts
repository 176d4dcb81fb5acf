import type { CallOptions, ContainerSpec, NodeEngine } from '../../engines/port.ts';
import type { Node } from '../nodes/nodes.ts';
import { hostAddressOf, managedLabels, ownName } from '../servers/container.ts';
import type { DockerServiceRecord } from './declaration.ts';

const serviceLabel = 'kronos.service';
const megabyte = 1024 ** 2;

/** The labels of a service's containers; never those of a server. */
export const serviceLabels = (tenant: string, serviceId: number): Record<string, string> => ({
  ...managedLabels(tenant),
  [serviceLabel]: String(serviceId),
});

/** Returns the id of a container's service; NaN for the container of a server. */
export const serviceIdOf = (labels: Record<string, string>): number => Number(labels[serviceLabel]);

/** Returns the name of a service's container, the same on each node. */
export const serviceContainerName = (tenant: string, serviceId: number): string =>
  `${ownName(tenant)}service-${serviceId}`;

/** Returns the image of a service with its tag. */
export const imageOf = ({ image, tag }: Pick<DockerServiceRecord, 'image' | 'tag'>): string => `${image}:${tag}`;

/** Whether a service is Portainer, whose installation has an event of its own (spec §7). */
export const isPortainer = ({ image }: Pick<DockerServiceRecord, 'image'>): boolean =>
  /(^|\/)portainer\/portainer(-[ce]e)?$/.test(image);

interface Making {
  tenant: string;
  service: DockerServiceRecord;
  node: Pick<Node, 'host'>;
  /** The variables with their values. */
  env: Record<string, string>;
  /** The defaults that every container is made with. */
  defaults: Pick<ContainerSpec, 'stopSeconds' | 'dns' | 'log'>;
}

/** Returns the spec of a service's container on a node. */
export const serviceSpec = ({ tenant, service, node, env, defaults }: Making): ContainerSpec => ({
  name: serviceContainerName(tenant, service.id),
  image: imageOf(service),
  env,
  ports: service.ports,
  hostAddress: hostAddressOf(node),
  mounts: service.mounts.map(({ source, target, is_read_only: readOnly }) => ({ source, target, readOnly })),
  limits: {
    ...(service.memoryMb !== null && { memoryBytes: service.memoryMb * megabyte }),
    ...(service.cpus !== null && { cpus: service.cpus }),
  },
  labels: serviceLabels(tenant, service.id),
  restart: service.restartPolicy,
  ...(service.command.length > 0 && { command: service.command }),
  ...defaults,
});

/** Stops and removes the containers of a service on a node, including any left by an interrupted attempt. */
export async function removeContainer(engine: NodeEngine, labels: Record<string, string>, options: CallOptions) {
  for (const { id } of await engine.list(labels, options)) {
    await engine.stop(id, options);
    await engine.remove(id, options);
  }
}
