import type { Logger } from 'pino';
import { z } from 'zod';
import { EngineError, type NodeEngine } from '../../engines/port.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import type { Engines } from '../nodes/engines.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Processes } from '../processes/processes.ts';
import type { Settings } from '../settings/settings.ts';
import { configVolume, serverLabels } from './container.ts';
import type { Moves } from './moves.ts';
import type { Servers } from './servers.ts';

const leftover = z.object({
  serverId: z.number().int(),
  nodeId: z.number().int(),
  /** The volume that is no longer needed. */
  volume: z.string(),
  /** The operation that left it, and its step that records the removal. */
  processId: z.number().int(),
  step: z.string(),
});
/** What an operation could not remove from a node, because the node was unreachable or the server had priority. */
export type Leftover = z.output<typeof leftover>;

/** Removes a server's container and volume from a node that it left. Safe to repeat. */
export async function removeRemains(
  engine: NodeEngine,
  { tenant, serverId, volume }: { tenant: string; serverId: number; volume: string | undefined },
  options: { signal: AbortSignal },
): Promise<void> {
  for (const { id } of await engine.list(serverLabels(tenant, serverId), options)) await engine.remove(id, options);
  if (volume !== undefined) await engine.removeVolume(volume, options);
}

/** Removes the leftovers of moves and restores; on an unreachable node, once it is back. */
export function createLeftoverJob(deps: {
  log: Logger;
  nodes: Nodes;
  servers: Servers;
  moves: Moves;
  processes: Processes;
  engines: Engines;
  settings: Settings;
  /** How soon a node that did not respond is retried, in milliseconds. */
  retryMs: number;
}) {
  const { log, nodes, servers, moves, processes, engines, settings, retryMs } = deps;
  const ending = (success: boolean, write: Ending['write'] = async () => undefined): Ending => ({ success, write });

  const clear = async ({ serverId, nodeId, volume }: Leftover, signal: AbortSignal): Promise<string | undefined> => {
    const node = await nodes.find(nodeId);
    if (!node) return undefined;
    const tenant = await settings.tenant();
    const [server, place] = [await servers.find(serverId), await moves.find(serverId)];
    const engine = engines.forNode(node);
    // If the server is back or on its way back, the operation that created its container there has removed the rest.
    if (server?.nodeId !== nodeId && place?.nodeId !== nodeId)
      await removeRemains(engine, { tenant, serverId, volume }, { signal });
    else if (!server || configVolume(tenant, server) !== volume) await engine.removeVolume(volume, { signal });
    return node.alias;
  };

  return jobKind<Leftover>({
    payload: leftover,
    async run(task, { signal }) {
      const { processId: parentId, step, serverId, nodeId } = task;
      try {
        const alias = await clear(task, signal);
        return ending(true, async () => {
          const parent = await processes.find(parentId);
          if (alias === undefined || !parent || !(await servers.find(serverId))) return;
          const command = `Remove what is left on the node ${alias}`;
          const id = await processes.openStep({ kind: parent.kind, command, nodeId, serverId, parentId, step });
          await processes.end(id, { success: true, words: 'Removed' });
        });
      } catch (error) {
        if (signal.aborted || !(error instanceof EngineError)) throw error;
        log.warn({ err: error, server: serverId, node: nodeId }, 'what is left will be removed later');
        return { afterMs: retryMs, progress: {} };
      }
    },
    failed: () => ending(false),
  });
}
