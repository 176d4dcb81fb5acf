import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';

/** An archive on the sandbox's machine. */
const archive = '/srv/in/plex.tar.gz';

/** Unpacks an archive on the demo's node, unless one has ever been unpacked. */
export async function extractDemoArchive(services: Services, nodeId: number): Promise<void> {
  const { extractions, extractionOrders } = services;
  if (await extractions.hasAny()) return;
  const order = { archive, target: '/srv/kronos/plex-library', strip_components: 1, keep_archive: true };
  await extractionOrders.extract(nodeId, order).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error; // refused: another process was faster
  });
}
