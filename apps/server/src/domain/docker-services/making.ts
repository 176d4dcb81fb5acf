import type { Engines } from '../nodes/engines.ts';
import type { Node } from '../nodes/nodes.ts';
import type { Progress } from '../servers/operations/operation.ts';
import { createPullReport } from '../servers/operations/pull.ts';
import { type EngineDefaultsStore, specOf } from '../settings/engine-defaults.ts';
import type { Settings } from '../settings/settings.ts';
import { imageOf, removeContainer, serviceContainerName, serviceLabels, serviceSpec } from './container.ts';
import type { DockerServiceRecord } from './declaration.ts';
import type { ServiceVariables } from './variables.ts';

interface Making extends Progress {
  signal: AbortSignal;
  /** Called with the image of the new container before its start, which may still fail. */
  made(container: { digest: string | null }): Promise<unknown>;
}

export type ServiceMaking = ReturnType<typeof createServiceMaking>;

/** Makes the containers of services on nodes, and removes them. */
export function createServiceMaking(deps: {
  engines: Engines;
  settings: Settings;
  engineDefaults: EngineDefaultsStore;
  serviceVariables: ServiceVariables;
}) {
  const { engines, settings, engineDefaults, serviceVariables } = deps;
  return {
    nameOf: async ({ id }: DockerServiceRecord): Promise<string> => serviceContainerName(await settings.tenant(), id),
    /**
     * Pulls the image, then replaces any existing container with a new one. The old container runs until the image is
     * there.
     */
    async make(service: DockerServiceRecord, node: Node, { signal, made, ...report }: Making): Promise<void> {
      const engine = engines.forNode(node);
      const tenant = await settings.tenant();
      const image = imageOf(service);
      await engine.pull(image, createPullReport(report), { signal });
      const digest = (await engine.listImages({ signal })).find(({ tags }) => tags.includes(image))?.id ?? null;
      const defaults = specOf(await engineDefaults.read());
      const spec = serviceSpec({ tenant, service, node, env: serviceVariables.open(service), defaults });
      await removeContainer(engine, serviceLabels(tenant, service.id), { signal });
      const { id } = await engine.create(spec, { signal });
      await made({ digest });
      await engine.start(id, { signal });
    },
    /** Stops and removes the container, if there is one. */
    async unmake({ id }: DockerServiceRecord, node: Node, signal: AbortSignal): Promise<void> {
      await removeContainer(engines.forNode(node), serviceLabels(await settings.tenant(), id), { signal });
    },
  };
}
