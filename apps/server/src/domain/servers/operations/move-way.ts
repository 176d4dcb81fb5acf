import { z } from 'zod';
import { EngineError, type NodeEngine } from '../../../engines/port.ts';
import type { Node } from '../../nodes/nodes.ts';
import { configVolume, containerName, serverLabels } from '../container.ts';
import { failureWords } from '../failure-words.ts';
import type { ServerRow } from '../servers.ts';
import { takeContainer } from './bring-up.ts';
import { OperationFailed, type OperationRun } from './operation.ts';

/** What a move is ordered with: the node, or null for the one that fits best. */
export const moveInput = z.object({ node: z.number().int().nullable() });

const plan = z.object({
  from: z.number().int(),
  to: z.number().int(),
  port: z.number().int(),
  /** What the server has in the end, and what it had. */
  volume: z.string(),
  old: z.string(),
  shouldRun: z.boolean(),
});
type Plan = z.output<typeof plan>;

/** A server on one of the two nodes. */
export interface End {
  node: Node;
  engine: NodeEngine;
  server: ServerRow;
}

/** Where a server comes from and goes to. */
export interface Way extends Plan {
  here: End;
  there: End;
}

/** Finds the way once, so that an interrupted attempt goes on with the same. */
export async function findWay(run: OperationRun): Promise<Way> {
  const { node: wanted } = moveInput.parse(run.input);
  const command = wanted === null ? 'Find the node that fits best' : 'Check whether the other node can take it';
  await run.step({ name: 'place', command, span: [0, 0.05] }, async ({ log }) => {
    if (plan.safeParse(run.memory['plan']).success) return;
    const containerId = await takeContainer(run);
    const { state } = await run.engine.inspect(containerId, { signal: run.signal });
    const { nodeId: to, port } = await run.moves.reserve(run.server.id, wanted);
    const { server, tenant } = run;
    const found: Plan = {
      from: server.nodeId,
      to,
      port,
      volume: `${containerName(tenant, server.id)}-config-${run.clock.now().getTime()}`,
      old: configVolume(tenant, server),
      shouldRun: state === 'running' || state === 'paused',
    };
    const { node, engine } = await endOf(run, to);
    const there = { node, engine, server: { ...server, port } };
    const known = await telling(there, () => engine.list(serverLabels(tenant, server.id), { signal: run.signal }));
    if (known.some(({ id }) => id === containerId))
      throw new OperationFailed(
        `${run.node.alias} and ${node.alias} are one and the same engine. Choose another node.`,
      );
    log(`It goes to the node ${node.alias}, port ${port}.`);
    await run.remember({ plan: found });
  });
  const way = plan.parse(run.memory['plan']);
  const { from, to, port, volume } = way;
  const server = { ...run.server, nodeId: to, port, volume };
  return {
    ...way,
    here: { ...(await endOf(run, from)), server: run.server },
    there: { ...(await endOf(run, to)), server },
  };
}

/** Neither node can be deleted while a server is on its way between them. */
async function endOf(run: OperationRun, id: number) {
  const found = await run.findNode(id);
  if (!found) throw new OperationFailed('The other node is gone. Choose another one.');
  return found;
}

/** What goes wrong at one end is told with the name of that node. */
export async function telling<T>({ node, server }: End, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const words = failureWords(error, { alias: node.alias, image: server.image, port: server.port });
    throw new OperationFailed(words, undefined, { cause: error });
  }
}
