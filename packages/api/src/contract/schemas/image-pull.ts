import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { imageReference } from './image-reference.ts';

/** One waits for those before it on its node; a canceled one leaves the image as it was. */
export const imagePullStates = ['waiting', 'running', 'done', 'failed', 'canceled'] as const;
export type ImagePullState = (typeof imagePullStates)[number];

/** On so many nodes an image is pulled, or images are pruned, at once. */
export const mostNodesAtOnce = 200;

export const nodeChoice = z
  .array(bodyId)
  .min(1, 'Choose a node')
  .max(mostNodesAtOnce, `At most ${mostNodesAtOnce} nodes at once`);

export const imagePullDraft = z.object({
  /** Without a tag it is `latest`. */
  image: imageReference.meta({ examples: ['linuxserver/plex:latest'] }),
  node_ids: nodeChoice,
});
export type ImagePullDraft = z.input<typeof imagePullDraft>;

/** The pull of an image on a node. */
export const imagePullRow = z.object({
  id: z.number().int(),
  node: z.object({ id: z.number().int(), alias: z.string() }),
  image: z.string(),
  state: z.enum(imagePullStates),
  /** The share that is done, 0 to 1; null while that is not known. */
  progress: z.number().min(0).max(1).nullable(),
  /** When it was asked for. */
  at: instant,
  /** From its beginning to its end; null before both. */
  seconds: z.number().nullable(),
  /** Who asked for it; null where nobody did. */
  by: z.string().nullable(),
  /** Its process; null once that is gone. */
  process_id: z.number().int().nullable(),
  /** What came of it, in words. */
  message: z.string().nullable(),
});
export type ImagePullRow = z.infer<typeof imagePullRow>;
