import type { ServerStatus } from '@kronos/api/contract';
import { z } from 'zod';
import { EngineError } from '../../../engines/port.ts';
import { type BackupRow, backupWords } from '../../backups/vault.ts';
import {
  configFolder,
  configVolume,
  containerName,
  containerSpec,
  dataAt,
  ensureContainer,
  managedLabels,
  serverLabels,
} from '../container.ts';
import { failureWords } from '../failure-words.ts';
import { megabytes } from './backup.ts';
import { whenReady } from './bring-up.ts';
import { type Operation, OperationFailed, type OperationRun, type Progress } from './operation.ts';

const input = z.object({ backup: z.number().int() });
const facts = z.object({
  /** The server's new and old volumes. */
  volume: z.string(),
  old: z.string(),
  shouldRun: z.boolean(),
});

const untouched = ' The server was not changed.';

/**
 * Replaces the server's own data with a backup. The backup is verified first, then unpacked into a new volume; only
 * when that is complete does the server get it, and the old volume is removed last.
 */
export const restore: Operation = {
  verb: 'Restore',
  doing: 'being restored',
  status: 'restoring',
  async carryOut(run) {
    const { engine, signal, backups, server, tenant, node, processId } = run;
    const row = await backups.find(input.parse(run.input).backup);
    if (row?.state !== 'ready') throw new OperationFailed(`This backup no longer exists.${untouched}`, await as(run));
    const plan = await planOf(run);
    try {
      await run.step({ name: 'verify', command: `Check the backup ${row.name}`, span: [0, 0.35] }, (progress) =>
        backups.verify(row, { signal, onBytes: (bytes) => progress.progress(bytes / (row.bytes ?? bytes)) }),
      );
      await run.step({ name: 'unpack', command: `Unpack the backup ${row.name}`, span: [0.35, 0.85] }, (progress) =>
        unpack(run, row, plan.volume, progress),
      );
    } catch (error) {
      if (signal.aborted) throw error;
      const words = backupWords(error) ?? wordsOfNode(run, error);
      throw words === undefined ? error : new OperationFailed(`${words}${untouched}`, await as(run));
    }
    const renewed = { ...server, volume: plan.volume };
    const leave = (volume: string) =>
      run.moves.leave({ serverId: server.id, nodeId: node.id, volume, processId, step: 'remove' });
    try {
      const change = { name: 'switch', command: 'Switch to the restored data', span: [0.85, 0.95] } as const;
      await run.step(change, async ({ log }) => {
        if ((await run.moves.nodeOf(server.id)) === undefined)
          throw new OperationFailed('The server no longer exists.');
        for (const { id } of await engine.list(labelsOf(run), { signal })) {
          await engine.stop(id, { signal });
          await engine.remove(id, { signal });
        }
        // Queued before the switch: whatever happens next, the old volume is removed once it is no longer needed.
        await leave(plan.old);
        log('The previous data will be removed once this is done.');
        await run.note({ volume: plan.volume, containerId: null });
        await run.note({ containerId: await ensureContainer(engine, { tenant, server: renewed, node }, { signal }) });
      });
    } catch (error) {
      // Another attempt unpacks again. The volume is kept if the server uses it already.
      if (!signal.aborted) await leave(plan.volume);
      throw error;
    }
    const words = 'The backup has been restored';
    const containerId = await ensureContainer(engine, { tenant, server: renewed, node }, { signal });
    if (!plan.shouldRun) return { words, change: { status: standing(server), seenAt: run.clock.now() } };
    await engine.start(containerId, { signal });
    return { words, change: await whenReady(run, containerId) };
  },
};

const labelsOf = ({ tenant, server }: OperationRun) => serverLabels(tenant, server.id);

/** Determines the volumes once, so that the attempt after an interruption continues with the same ones. */
async function planOf(run: OperationRun): Promise<z.output<typeof facts>> {
  const known = facts.safeParse(run.memory);
  if (known.success) return known.data;
  const { engine, server, tenant, signal, clock, node } = run;
  const [container] = await engine.list(labelsOf(run), { signal });
  const plan = {
    volume: dataAt(node.folder, `${configVolume(tenant, { ...server, volume: null })}-${clock.now().getTime()}`),
    old: configVolume(tenant, server),
    shouldRun: container?.state === 'running' || container?.state === 'paused',
  };
  await run.remember(plan);
  return plan;
}

/** Unpacks into a new volume, with a container that never runs. */
async function unpack(run: OperationRun, row: BackupRow, volume: string, progress: Progress): Promise<void> {
  const { engine, signal, backups, server, tenant, node } = run;
  const name = `${containerName(tenant, server.id)}-restore`;
  const clear = async (options: { signal: AbortSignal }) => {
    await engine.remove(name, options);
    await engine.removeVolume(volume, options);
  };
  await clear({ signal });
  const spec = {
    // A container that never runs needs no storage.
    ...containerSpec(tenant, { ...server, volume }, { ...node, binds: [] }),
    name,
    ports: [],
    labels: managedLabels(tenant),
  };
  await engine.create(spec, { signal });
  try {
    const packed = await backups.open(row, signal);
    let bytes = 0;
    packed.on('data', (piece: Buffer) => {
      bytes += piece.length;
      progress.progress(bytes / (row.bytes ?? bytes));
    });
    await engine.writeArchive(name, configFolder, packed, { signal });
    progress.log(`${megabytes(row.contentBytes ?? 0)} unpacked.`);
    await engine.remove(name, { signal });
  } catch (error) {
    if (!signal.aborted) await clear({ signal });
    throw error;
  }
}

/** Returns the message of a node's failure; undefined for a silent node, since the server's status is unknown. */
function wordsOfNode({ node: { alias }, server }: OperationRun, error: unknown): string | undefined {
  const isAnswer = error instanceof EngineError && error.code !== 'unreachable' && error.code !== 'timeout';
  return isAnswer ? failureWords(error, { ...server, alias }) : undefined;
}

/** Returns the status of an unchanged server. */
async function as(run: OperationRun): Promise<{ status: ServerStatus }> {
  const [container] = await run.engine.list(labelsOf(run), { signal: run.signal });
  return { status: container?.state === 'running' ? 'running' : standing(run.server) };
}

/** Returns the status of a server that does not run. */
export const standing = ({ suspendedAt }: Pick<OperationRun['server'], 'suspendedAt'>): ServerStatus =>
  suspendedAt === null ? 'stopped' : 'suspended';
