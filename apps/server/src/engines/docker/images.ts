import type Docker from 'dockerode';
import { z } from 'zod';
import type { ImageInfo, PrunedImages } from '../port.ts';

/** The name of an image without names; depending on its version, the engine lists no name instead. */
const nameless = '<none>:<none>';

const prunedSchema = z.object({
  ImagesDeleted: z.array(z.object({ Deleted: z.string().optional() })).nullish(),
  SpaceReclaimed: z.number(),
});

/**
 * Lists the images of a machine. The engine counts their containers only when it measures disk usage, so they are
 * counted here.
 */
export async function listImages(docker: Docker, abortSignal: AbortSignal): Promise<ImageInfo[]> {
  const [images, containers] = await Promise.all([
    docker.listImages({ abortSignal }),
    docker.listContainers({ all: true, abortSignal }),
  ]);
  const users = new Map<string, number>();
  for (const { ImageID } of containers) users.set(ImageID, (users.get(ImageID) ?? 0) + 1);
  return images.map(({ Id, RepoTags, Size, Created }) => ({
    id: Id,
    tags: (RepoTags ?? []).filter((tag) => tag !== nameless),
    sizeBytes: Size,
    createdAt: new Date(Created * 1000),
    containers: users.get(Id) ?? 0,
  }));
}

/** Makes the engine remove the images without a container; without `dangling` it would keep those with a name. */
export async function pruneImages(
  docker: Docker,
  labels: Record<string, string>,
  abortSignal: AbortSignal,
): Promise<PrunedImages> {
  const before = new Set((await docker.listImages({ abortSignal })).map(({ Id }) => Id));
  const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const filters = { dangling: ['false'], ...(label.length > 0 && { label }) };
  const answer: unknown = await docker.pruneImages({ filters, abortSignal });
  const { ImagesDeleted, SpaceReclaimed } = prunedSchema.parse(answer);
  // The deleted items include layers.
  const gone = (ImagesDeleted ?? []).filter(({ Deleted }) => Deleted !== undefined && before.has(Deleted));
  return { images: gone.length, freedBytes: SpaceReclaimed };
}
