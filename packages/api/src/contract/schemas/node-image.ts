import { z } from 'zod';
import { instant } from './common.ts';

const nodeName = z.object({ id: z.number().int(), alias: z.string() });

/** Whether any containers are made from it, running or not. */
export const imageUses = ['used', 'unused'] as const;

/** An image on one node, as last reported; an image with several names has a row for each. */
export const nodeImageRow = z.object({
  id: z.number().int(),
  node: nodeName,
  /** The name with its tag; null when newer images have taken all its names. */
  image: z.string().nullable(),
  /** The engine's id of the image. */
  digest: z.string(),
  /** The size, including the layers shared with other images. */
  bytes: z.number().int(),
  /** When it was built. */
  built_at: instant,
  /** How many containers are made from it, running or not. */
  containers: z.number().int(),
  /** Whether another node has a newer image of the same tag. No registry is queried. */
  is_outdated: z.boolean(),
  read_at: instant.nullable(),
});
export type NodeImageRow = z.infer<typeof nodeImageRow>;

/** An image of a tag on all nodes, as last reported by them. */
export const fleetImageRow = z.object({
  id: z.number().int(),
  /** The name with its tag. */
  image: z.string(),
  nodes: z.number().int(),
  /** How many nodes have an older image than another node. */
  outdated: z.number().int(),
  containers: z.number().int(),
  /** The size on all nodes together. */
  bytes: z.number().int(),
  /** When the newest of them was built. */
  built_at: instant,
});
export type FleetImageRow = z.infer<typeof fleetImageRow>;

/** The most nodes in one response. */
export const mostImageNodes = 1000;

/** A summary of a node's images, as last reported. */
export const nodeImagesSummary = z.object({
  node: nodeName,
  images: z.number().int(),
  bytes: z.number().int(),
  /** How many images no container is made from. */
  unused: z.number().int(),
  unused_bytes: z.number().int(),
  /** When the node last reported; null if never. */
  read_at: instant.nullable(),
  /** Why reading has failed since, as a sentence. */
  failure: z.string().nullable(),
});
export type NodeImagesSummary = z.infer<typeof nodeImagesSummary>;
