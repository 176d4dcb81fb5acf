import type { Accepted, Contract, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Processes } from '../processes/processes.ts';
import { found } from '../records/crud.ts';
import { cancelWork } from './cancel-work.ts';
import type { Engines } from './engines.ts';
import { extractionJobName } from './extraction-job.ts';
import type { Extractions } from './extractions.ts';
import { noMachineWords } from './machine.ts';
import type { Nodes } from './nodes.ts';

type Draft = ParsedOf<Contract['adminNodes']['extractTar']>['body'];

const noun = 'extraction';

export type ExtractionOrders = ReturnType<typeof createExtractionOrders>;

/** Accepts orders to extract archives on nodes, each as a process of its own. */
export function createExtractionOrders(deps: {
  db: Database;
  queue: Queue;
  audit: Audit;
  nodes: Nodes;
  engines: Engines;
  processes: Processes;
  extractions: Extractions;
}) {
  const { db, queue, audit, nodes, engines, processes, extractions } = deps;

  return {
    extract: (nodeId: number, draft: Draft): Promise<Accepted> =>
      db.transaction(async () => {
        const node = found('node', await nodes.lock(nodeId));
        const { alias } = node;
        const { archive, target, strip_components: stripComponents, keep_archive: keepArchive } = draft;
        if (!engines.hostOf(node)) throw new AppError('conflict', noMachineWords(alias));
        if (await extractions.isTaken(nodeId, target))
          throw new AppError('conflict', `Another archive is being unpacked into ${target}. Wait until that is done.`);
        const command = `Extract ${archive} on node ${alias}`;
        const processId = await processes.open({ kind: 'extract-tar', command, nodeId, serverId: null });
        const id = await extractions.add({ nodeId, archive, target, stripComponents, keepArchive, processId });
        await queue.enqueue({
          kind: extractionJobName,
          key: `extraction:${id}`,
          // Not the lane of the node: hours of unpacking must not keep its servers waiting.
          lane: `extractions:${nodeId}`,
          payload: { extractionId: id, processId },
        });
        await audit.write({
          target: { kind: 'node', id: nodeId, name: alias },
          after: { process: processId, ...draft },
        });
        return { success: true, message: `${archive} is being unpacked on ${alias}.`, process: { id: processId } };
      }),
    /** Cancels an extraction: a waiting one at once, a running one through its job. */
    cancel: (id: number): Promise<void> =>
      db.transaction(async () => {
        const row = found(noun, await extractions.lock(id));
        await cancelWork({ records: extractions, processes }, row, 'This extraction has already ended.');
        const { state, archive, target } = row;
        await audit.write({ target: { kind: noun, id, name: archive }, before: { state, target } });
      }),
  };
}
