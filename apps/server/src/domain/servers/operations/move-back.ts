import { EngineError } from '../../../engines/port.ts';
import { failureWords } from '../failure-words.ts';
import { removeRemains } from '../leftovers.ts';
import { takeContainer, whenReady } from './bring-up.ts';
import { forgetCopy } from './move-copy.ts';
import { type End, namingNode, type MoveRoute } from './move-way.ts';
import { OperationFailed, type OperationRun, type ServerChange } from './operation.ts';
import { standing } from './restore.ts';

interface Back {
  words: string;
  change: ServerChange;
}

/** Reverts a move: cleans up the other node, and runs the server where it was. Returns the failure of the move. */
export async function revertMove(run: OperationRun, way: MoveRoute, cause: unknown): Promise<OperationFailed> {
  const words = cause instanceof OperationFailed ? cause.message : 'Something went wrong on our side.';
  // After an interruption, the next attempt resumes here.
  await run.remember({ undoing: words });
  const { alias } = way.here.node;
  let back: Back = { words: '', change: {} };
  try {
    const undo = { name: 'undo', command: `Put everything back on the node ${alias}`, span: [0.98, 1] } as const;
    await run.step(undo, async ({ log }) => {
      const left = await removeOrLeave(run, { end: way.there, volume: way.volume, step: 'clear' });
      if (left !== undefined) log(left);
      await forgetCopy(run);
      back = await bringBack(run, way);
      return back.words;
    });
    if (back.words === '') back = await bringBack(run, way);
    return new OperationFailed(`${words} ${back.words}`, back.change, { cause });
  } catch (error) {
    if (run.signal.aborted || !(error instanceof OperationFailed)) throw error;
    return new OperationFailed(`${words} ${error.message}`, error.change, { cause });
  }
}

/** Removes a server's remains at one end, or has them removed later; returns a message in that case. */
export async function removeOrLeave(
  run: OperationRun,
  { end, volume, step }: { end: End; volume: string; step: string },
): Promise<string | undefined> {
  const { tenant, signal, processId } = run;
  const serverId = run.server.id;
  try {
    await removeRemains(end.engine, { tenant, serverId, volume }, { signal });
    return undefined;
  } catch (error) {
    if (signal.aborted || !(error instanceof EngineError)) throw error;
    await run.moves.leave({ serverId, nodeId: end.node.id, volume, processId, step });
    const { alias } = end.node;
    const words = failureWords(error, { alias, image: end.server.image, port: end.server.port });
    return `${words} What is left on the node ${alias} will be removed as soon as possible.`;
  }
}

async function bringBack(run: OperationRun, { here, shouldRun }: MoveRoute): Promise<Back> {
  const { server, signal, clock } = run;
  if ((await run.moves.nodeOf(server.id)) === undefined) return { words: 'The server no longer exists.', change: {} };
  const words = `The server is on the node ${here.node.alias} as before.`;
  if (!shouldRun) return { words, change: { status: standing(server), seenAt: clock.now() } };
  try {
    const containerId = await takeContainer(run);
    await here.engine.start(containerId, { signal });
    return { words, change: await whenReady(run, containerId) };
  } catch (error) {
    if (signal.aborted) throw error;
    const status = isAway(error) ? 'unreachable' : 'failed';
    const failure = await namingNode(here, () => Promise.reject(error)).catch((failed: unknown) => failed);
    if (!(failure instanceof OperationFailed)) throw error;
    const still = `The server is still on the node ${here.node.alias}, but could not be started again:`;
    throw new OperationFailed(`${still} ${failure.message}`, failure.change ?? { status }, { cause: error });
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof EngineError && (error.code === 'unreachable' || error.code === 'timeout');
