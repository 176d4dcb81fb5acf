import { z } from 'zod';
import { EngineError, type NodeEngine } from '../../../engines/port.ts';
import type { Place } from '../container.ts';
import { configVolume, containerName, dataAt, serverLabels } from '../container.ts';
import { failureWords } from '../failure-words.ts';
import type { ServerRow } from '../server-row.ts';
import { takeContainer } from './bring-up.ts';
import { OperationFailed, type OperationRun } from './operation.ts';

/** The input of a move: the node, or null for the best one. */
export const moveInput = z.object({ node: z.number().int().nullable() });

const plan = z.object({
  from: z.number().int(),
  to: z.number().int(),
  port: z.number().int(),
  /** The server's new and old volumes. */
  volume: z.string(),
  old: z.string(),
  shouldRun: z.boolean(),
});
type Plan = z.output<typeof plan>;

/** A server on one of the two nodes. */
export interface End {
  node: Place;
  engine: NodeEngine;
  server: ServerRow;
}

/** The source and the target of a move. */
export interface MoveRoute extends Plan {
  here: End;
  there: End;
}

/** Determines the way once, so that the attempt after an interruption continues with the same one. */
export async function findWay(run: OperationRun): Promise<MoveRoute> {
  const { node: wanted } = moveInput.parse(run.input);
  const command = wanted === null ? 'Find the node that fits best' : 'Check whether the other node can take it';
  await run.step({ name: 'place', command, span: [0, 0.05] }, async ({ log }) => {
    if (plan.safeParse(run.memory['plan']).success) return;
    const containerId = await takeContainer(run);
    const { state } = await run.engine.inspect(containerId, { signal: run.signal });
    const { nodeId: to, port } = await run.moves.reserve(run.server.id, wanted);
    const { server, tenant } = run;
    const { node, engine } = await endOf(run, to);
    const found: Plan = {
      from: server.nodeId,
      to,
      port,
      volume: dataAt(node.folder, `${containerName(tenant, server.id)}-config-${run.clock.now().getTime()}`),
      old: configVolume(tenant, server),
      shouldRun: state === 'running' || state === 'paused',
    };
    const there = { node, engine, server: { ...server, port } };
    const known = await namingNode(there, () => engine.list(serverLabels(tenant, server.id), { signal: run.signal }));
    if (known.some(({ id }) => id === containerId))
      throw new OperationFailed(`${run.node.alias} and ${node.alias} share the same engine. Choose another node.`);
    log(`It will move to the node ${node.alias}, port ${port}.`);
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

/** Neither node can be deleted during a move. */
async function endOf(run: OperationRun, id: number) {
  const found = await run.findNode(id);
  if (!found) throw new OperationFailed('The other node no longer exists. Choose another one.');
  return found;
}

/** Reports failures at one end with the name of its node. */
export async function namingNode<T>({ node, server }: End, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const words = failureWords(error, { alias: node.alias, image: server.image, port: server.port });
    throw new OperationFailed(words, undefined, { cause: error });
  }
}
