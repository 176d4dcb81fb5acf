import { AppError } from '../platform/app-error.ts';
import type { Services } from '../services/create-services.ts';

/** An image that none of the demo's servers runs. */
const image = 'kronos/plex:beta';

/** Pulls an image on the demo's node, unless one has ever been pulled. */
export async function pullDemoImage(services: Services, nodeId: number): Promise<void> {
  if (await services.imagePulls.hasAny()) return;
  await services.imageOrders.pull(image, [nodeId]).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error; // refused: another process was faster
  });
}
