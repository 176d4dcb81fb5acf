import { z } from 'zod';
import { containerSpec, serverLabels } from '../container.ts';
import { takeContainer, whenReady } from './bring-up.ts';
import { revertMove, removeOrLeave } from './move-back.ts';
import { forgetCopy, makeCopy, unpackCopy } from './move-copy.ts';
import { findWay, moveInput, namingNode, type MoveRoute } from './move-way.ts';
import { type Operation, OperationFailed, type OperationRun, type ServerChange } from './operation.ts';
import { pullImage } from './pull.ts';
import { standing } from './restore.ts';

/** After this many interruptions the move itself may be the cause. */
const patience = 3;

/**
 * Moves a server with all its data to another node. It is stopped while its data is copied, so that no write is lost;
 * the old container is kept until the new one responds, and is started again when anything fails.
 */
export const move: Operation = {
  verb: 'Move',
  doing: 'being moved',
  status: 'moving',
  isForSuspended: true,
  // Enough to revert everything after the last attempt to continue.
  attempts: 2 * patience,
  refuse({ name, nodeId }, input) {
    return moveInput.parse(input).node === nodeId ? `${name} is already on this node.` : undefined;
  },
  async carryOut(run) {
    const way = await findWay(run);
    const hasArrived = async () => (await run.moves.nodeOf(run.server.id)) === way.to;
    try {
      if (!(await hasArrived())) await go(run, way);
    } catch (error) {
      if (run.signal.aborted) throw error;
      // The lost response may have been that of the last step.
      if (!(await hasArrived())) throw await revertMove(run, way, error);
    }
    // The server may have been switched already without the step having been recorded.
    await run.step(arrival(way), async () => undefined);
    const left = await leave(run, way);
    const words = `The server has been moved to the node ${way.there.node.alias}`;
    return { words: left === undefined ? words : `${words}. ${left}`, change: {} };
  },
};

/** Does everything up to the switch to the new place; until then, all of it can be reverted. */
async function go(run: OperationRun, way: MoveRoute): Promise<void> {
  const { server, signal } = run;
  const { here, there, from, to } = way;
  const undoing = z.string().safeParse(run.memory['undoing']);
  if (undoing.success) throw new OperationFailed(undoing.data);
  if (run.attempt > patience) throw new OperationFailed('The panel was interrupted too often while doing this.');

  const pull = {
    name: 'pull',
    command: `Pull the image ${server.image} to the node ${there.node.alias}`,
    span: [0.05, 0.2],
    nodeId: to,
  } as const;
  await run.step(pull, (step) => namingNode(there, () => pullImage({ ...there, tenant: run.tenant, signal }, step)));
  // The server is stopped only from here on.
  const stop = { name: 'stop', command: 'Stop the server', span: [0.2, 0.25], nodeId: from } as const;
  await run.step(stop, () => namingNode(here, async () => here.engine.stop(await takeContainer(run), { signal })));
  const copy = { name: 'copy', command: `Copy its data from the node ${here.node.alias}`, span: [0.25, 0.5] } as const;
  await run.step({ ...copy, nodeId: from }, (step) => makeCopy(run, way, step));
  await settleIn(run, way);
}

/** Creates the server at its new place from the copy, and switches to it once it responds there. */
async function settleIn(run: OperationRun, way: MoveRoute): Promise<void> {
  const { server, signal, tenant, probe, clock, readyTimeoutMs } = run;
  const { there, to: nodeId, port, volume, shouldRun } = way;
  const { alias } = there.node;
  const container = () => z.string().parse(run.memory['container']);

  const create = { name: 'create', command: `Create the container on the node ${alias}`, span: [0.5, 0.55] } as const;
  await run.step({ ...create, nodeId }, () =>
    namingNode(there, async () => {
      // Left by an interrupted attempt or an earlier move: the server itself is not here yet.
      for (const { id } of await there.engine.list(serverLabels(tenant, server.id), { signal }))
        await there.engine.remove(id, { signal });
      const { id } = await there.engine.create(containerSpec(tenant, there.server, there.node), { signal });
      await run.remember({ container: id });
    }),
  );
  const unpack = {
    name: 'unpack',
    command: `Unpack its data on the node ${alias}`,
    span: [0.55, 0.8],
    nodeId,
  } as const;
  await run.step(unpack, (step) => unpackCopy(run, way, container(), step));

  const ready = () =>
    namingNode(there, () => whenReady({ ...there, probe, clock, readyTimeoutMs, signal }, container()));
  let change: ServerChange = { status: standing(server), seenAt: clock.now(), pingStatus: 'unknown', pingMs: null };
  if (shouldRun) {
    const start = { name: 'start', command: 'Start the container', span: [0.8, 0.85], nodeId } as const;
    await run.step(start, () => namingNode(there, () => there.engine.start(container(), { signal })));
    const answer = { name: 'ready', command: 'Wait for the media server to respond', span: [0.85, 0.92] } as const;
    await run.step({ ...answer, nodeId }, async () => void (await ready()));
    change = await ready();
  }
  await run.step(arrival(way), async () => {
    const isThere = await run.moves.arrive(server.id, { nodeId, port, volume, containerId: container(), ...change });
    if (!isThere) throw new OperationFailed('The server no longer exists.');
  });
}

const arrival = ({ to, there }: MoveRoute) =>
  ({ name: 'switch', command: `Switch to the node ${there.node.alias}`, span: [0.92, 0.95], nodeId: to }) as const;

/** Removes the remains at the old place; returns the reason if that must wait. */
async function leave(run: OperationRun, way: MoveRoute): Promise<string | undefined> {
  const { here, from, old } = way;
  let left: string | undefined;
  const command = `Remove what is left on the node ${here.node.alias}`;
  const remove = { name: 'remove', command, span: [0.95, 1], nodeId: from } as const;
  try {
    await run.step(remove, async () => {
      await forgetCopy(run);
      left = await removeOrLeave(run, { end: here, volume: old, step: remove.name });
      if (left !== undefined) throw new OperationFailed(left);
    });
  } catch (error) {
    // The server has been moved nevertheless.
    if (run.signal.aborted || !(error instanceof OperationFailed)) throw error;
  }
  return left;
}
