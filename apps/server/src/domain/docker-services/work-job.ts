import type { Logger } from 'pino';
import { z } from 'zod';
import { placementActions } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { EngineError } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Node, Nodes } from '../nodes/nodes.ts';
import { printedIn } from '../nodes/printed.ts';
import type { Processes } from '../processes/processes.ts';
import { imageOf, isPortainer } from './container.ts';
import type { DockerServiceRecord } from './declaration.ts';
import type { ServiceMaking } from './making.ts';
import type { PlacementRecord, ServicePlacements } from './placements.ts';
import type { DockerServices } from './services.ts';
import { doneWords, goneWords, workFailureWords } from './words.ts';

export const serviceJobName = 'docker-service.work';

const payload = z.object({
  work: z.enum(['place', ...placementActions]),
  placementId: z.number().int(),
  serviceId: z.number().int(),
  nodeId: z.number().int(),
  processId: z.number().int(),
});
export type ServiceTask = z.output<typeof payload>;

/** The job that carries out an order on a service. An interrupted job starts over. */
export function createServiceJob(deps: {
  db: Database;
  log: Logger;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  dockerServices: Pick<DockerServices, 'read'>;
  servicePlacements: ServicePlacements;
  serviceMaking: ServiceMaking;
}) {
  const { db, log, nodes, engines, processes, dockerServices, servicePlacements, serviceMaking } = deps;

  const ending = (
    { processId, placementId, work }: ServiceTask,
    success: boolean,
    words: string,
    seen: Partial<PlacementRecord> = {},
  ): Ending => ({
    success,
    async write() {
      if (success && work === 'remove') await servicePlacements.remove(placementId);
      else if (Object.keys(seen).length > 0) await servicePlacements.change(placementId, seen);
      await processes.end(processId, { success, words });
      await servicePlacements.tell();
    },
  });

  const carryOut = async (task: ServiceTask, service: DockerServiceRecord, node: Node, signal: AbortSignal) => {
    const engine = engines.forNode(node);
    const { work, placementId, processId } = task;
    const name = await serviceMaking.nameOf(service);
    switch (work) {
      case 'place':
      case 'apply':
        await serviceMaking.make(service, node, {
          signal,
          log: (line) => processes.log(processId, line),
          progress: (share) => processes.progress(processId, share),
          made: ({ digest }) =>
            servicePlacements.change(placementId, { digest, revision: service.revision, state: 'stopped' }),
        });
        return { state: 'running' as const };
      case 'start':
        await engine.start(name, { signal });
        return { state: 'running' as const };
      case 'restart':
        await engine.restart(name, { signal });
        return { state: 'running' as const };
      case 'stop':
        await engine.stop(name, { signal });
        return { state: 'stopped' as const };
      case 'remove':
        await serviceMaking.unmake(service, node, signal);
        return {};
      default:
        return work satisfies never;
    }
  };

  return jobKind<ServiceTask>({
    payload,
    async run(task, { signal }) {
      const service = await dockerServices.read(task.serviceId);
      const node = await nodes.find(task.nodeId);
      const isThere = (await servicePlacements.find(task.placementId)) !== undefined;
      if (!service || !node || !isThere) return ending(task, false, goneWords);
      await db.transaction(() => processes.begin(task.processId));
      try {
        const seen = await carryOut(task, service, node, signal);
        // The node may have been emptied meanwhile; then nothing may be left there.
        if (!(await servicePlacements.find(task.placementId))) {
          await serviceMaking.unmake(service, node, signal);
          return ending(task, false, goneWords);
        }
        const done = ending(task, true, doneWords[task.work], seen);
        if (task.work !== 'place' || !isPortainer(service)) return done;
        return {
          ...done,
          async write() {
            await done.write();
            await servicePlacements.tellPortainer(node.id);
          },
        };
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, node: node.alias, service: service.name }, 'work on a Docker service failed');
        for (const line of printedIn(error)) processes.log(task.processId, line);
        const words = workFailureWords(error, { alias: node.alias, image: imageOf(service) });
        return ending(task, false, words, error.code === 'container-missing' ? { state: 'missing' } : {});
      } finally {
        await processes.settle(task.processId);
      }
    },
    failed: (task, words) => ending(task, false, words),
  });
}
