import { z } from 'zod';
import { bodyId } from './common.ts';
import { imageReference } from './image-reference.ts';
import { nodeWork } from './node-work.ts';

/** The most nodes on which an image is pulled, or images are pruned, in one call. */
export const mostNodesAtOnce = 200;

export const nodeChoice = z
  .array(bodyId)
  .min(1, 'Choose a node')
  .max(mostNodesAtOnce, `At most ${mostNodesAtOnce} nodes at once`);

export const imagePullDraft = z.object({
  /** Without a tag, `latest` is used. */
  image: imageReference.meta({ examples: ['linuxserver/plex:latest'] }),
  node_ids: nodeChoice,
});
export type ImagePullDraft = z.input<typeof imagePullDraft>;

/** The pull of an image on a node; a canceled one leaves the image as it was. */
export const imagePullRow = z.object({ ...nodeWork, image: z.string() });
export type ImagePullRow = z.infer<typeof imagePullRow>;
