import { z } from 'zod';
import { configFolder } from '../container.ts';
import { megabytes, asFailure } from './backup.ts';
import { takeContainer } from './bring-up.ts';
import { namingNode, type MoveRoute } from './move-way.ts';
import { OperationFailed, type OperationRun, type Progress } from './operation.ts';

const copyOf = ({ memory }: OperationRun) => z.number().optional().parse(memory['copy']);

/** Copies the data of a stopped server to the backup storage, as a temporary backup without an owner. */
export async function makeCopy(run: OperationRun, { here }: MoveRoute, { log, progress }: Progress): Promise<void> {
  const { signal, backups, server } = run;
  await forgetCopy(run);
  const id = await backups.begin(server, { name: 'Move', type: 'stopped', isTemporary: true });
  await run.remember({ copy: id });
  const expected = await backups.lastSize(server.id);
  const { engine } = here;
  const containerId = await takeContainer(run);
  await namingNode(here, async () => {
    let read = 0;
    const tar = await engine.readArchive(containerId, configFolder, { signal });
    const onBytes = (bytes: number) => {
      read = bytes;
      if (expected) progress(Math.min(mostKnown, bytes / expected));
    };
    const { bytes } = await backups.save(id, tar, { signal, onBytes });
    log(`${megabytes(read)} read, ${megabytes(bytes)} stored.`);
  }).catch(retell);
}

/** Unpacks the copy into the new container, which has never run; verifies its checksum first. */
export async function unpackCopy(
  run: OperationRun,
  { there }: MoveRoute,
  container: string,
  { log, progress }: Progress,
): Promise<void> {
  const { signal, backups } = run;
  const id = copyOf(run);
  const row = id === undefined ? undefined : await backups.find(id);
  if (row?.state !== 'ready') throw new OperationFailed('The copy of the server’s data is gone.');
  const total = 2 * (row.bytes ?? 1);
  await namingNode(there, async () => {
    await backups.verify(row, { signal, onBytes: (bytes) => progress(bytes / total) });
    const packed = await backups.open(row, signal);
    let bytes = 0;
    packed.on('data', (piece: Buffer) => {
      bytes += piece.length;
      progress(0.5 + bytes / total);
    });
    await there.engine.writeArchive(container, configFolder, packed, { signal });
  }).catch(retell);
  log(`${megabytes(row.contentBytes ?? 0)} unpacked.`);
}

/** Deletes the copy; if the storage fails, it is deleted as soon as the storage responds. */
export async function forgetCopy(run: OperationRun): Promise<void> {
  const id = copyOf(run);
  if (id !== undefined) await run.backups.abandon(id);
}

/** The maximum progress while the total size is only estimated. */
const mostKnown = 0.95;

const retell = (error: unknown): never => {
  throw asFailure(error);
};
