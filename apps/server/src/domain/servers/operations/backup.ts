import { backupTypes } from '@kronos/api/contract';
import { z } from 'zod';
import type { NodeEngine } from '../../../engines/port.ts';
import { backupWords } from '../../backups/vault.ts';
import { configFolder } from '../container.ts';
import { takeContainer, whenReady } from './bring-up.ts';
import { type Operation, OperationFailed, type OperationRun, type ServerChange } from './operation.ts';

const input = z.object({ name: z.string(), type: z.enum(backupTypes) });

/** The time limit of a resume, which must run even when the panel is shutting down. */
const releaseMs = 10_000;
/** The maximum progress while the total size is only estimated. */
const mostKnown = 0.95;

/** Copies the server's own data to the backup storage. */
export const backup: Operation = {
  verb: 'Back up',
  doing: 'being backed up',
  status: null,
  async carryOut(run) {
    const { name, type } = input.parse(run.input);
    const { engine, signal, backups, server } = run;
    const containerId = await takeContainer(run);
    if (run.memory['wasRunning'] === undefined) {
      const { state } = await engine.inspect(containerId, { signal });
      await run.remember({ wasRunning: state === 'running' || state === 'paused' });
    }
    const wasRunning = run.memory['wasRunning'] === true;
    // The copy that an interrupted attempt had begun is useless.
    const begun = z.number().safeParse(run.memory['backup']);
    if (begun.success) await backups.abandon(begun.data);
    const id = await backups.begin(server, { name, type });
    await run.remember({ backup: id });

    try {
      // A call that timed out may have taken effect, so from here on the server is always resumed in the end.
      if (wasRunning && type === 'stopped') await engine.stop(containerId, { signal });
      if (wasRunning && type === 'paused') await engine.pause(containerId, { signal });
      await copy(run, containerId, id);
    } catch (error) {
      if (signal.aborted) throw error;
      await backups.abandon(id);
      throw asFailure(error);
    } finally {
      if (wasRunning && type === 'paused') await goOn(engine, containerId, 'unpause', AbortSignal.timeout(releaseMs));
      if (wasRunning && type === 'stopped' && !signal.aborted) await goOn(engine, containerId, 'start', signal);
    }
    await backups.keep(server);
    const change: ServerChange = wasRunning && type === 'stopped' ? await whenReady(run, containerId) : {};
    return { words: 'The backup has been created', change };
  },
};

/** Resumes the server. The eager call comes first in case calls to the node are paused. */
async function goOn(engine: NodeEngine, id: string, how: 'start' | 'unpause', signal: AbortSignal): Promise<void> {
  await engine.info({ signal, isEager: true });
  await engine[how](id, { signal });
}

async function copy(run: OperationRun, containerId: string, id: number): Promise<void> {
  const { engine, signal, backups, server } = run;
  const expected = await backups.lastSize(server.id);
  run.log(`Reading the server’s data from the node ${run.node.alias}.`);
  const tar = await engine.readArchive(containerId, configFolder, { signal });
  let read = 0;
  const { bytes } = await backups.save(id, tar, {
    signal,
    onBytes(count) {
      read = count;
      if (expected !== null) run.progress(Math.min(mostKnown, count / expected));
    },
  });
  run.log(`${megabytes(read)} read, ${megabytes(bytes)} stored.`);
}

/** Formats a size for the log. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns a failure of the backup as a failure of the operation; other errors are returned as they are. */
export function asFailure(error: unknown): unknown {
  const words = backupWords(error);
  return words === undefined ? error : new OperationFailed(words);
}
