import { z } from 'zod';
import { instant } from './common.ts';

const nodeName = z.object({ id: z.number().int(), alias: z.string() });

/** Whether containers are made from it, running or not. */
export const imageUses = ['used', 'unused'] as const;

/** An image on one node, as the node told of it last; one that has several names is a row for each. */
export const nodeImageRow = z.object({
  id: z.number().int(),
  node: nodeName,
  /** With its tag; null when newer images have taken all its names. */
  image: z.string().nullable(),
  /** The engine's own name of it. */
  digest: z.string(),
  /** With the layers that it shares with others. */
  bytes: z.number().int(),
  /** When it was built. */
  built_at: instant,
  /** The containers that are made from it, running or not. */
  containers: z.number().int(),
  /** Another node has a newer one of the same tag. No registry is asked. */
  is_outdated: z.boolean(),
  read_at: instant.nullable(),
});
export type NodeImageRow = z.infer<typeof nodeImageRow>;

/** An image of a tag on all nodes, as they told of it last. */
export const fleetImageRow = z.object({
  id: z.number().int(),
  /** With its tag. */
  image: z.string(),
  nodes: z.number().int(),
  /** The nodes that have an older one than another node. */
  outdated: z.number().int(),
  containers: z.number().int(),
  /** On all nodes together. */
  bytes: z.number().int(),
  /** When the newest of them was built. */
  built_at: instant,
});
export type FleetImageRow = z.infer<typeof fleetImageRow>;

/** So many nodes are told of at once. */
export const mostImageNodes = 1000;

/** What the images of a node come to, as the node told last. */
export const nodeImagesSummary = z.object({
  node: nodeName,
  images: z.number().int(),
  bytes: z.number().int(),
  /** The images of which no container is made. */
  unused: z.number().int(),
  unused_bytes: z.number().int(),
  /** When it told; null when it never did. */
  read_at: instant.nullable(),
  /** Why it could not be read since, in words. */
  failure: z.string().nullable(),
});
export type NodeImagesSummary = z.infer<typeof nodeImagesSummary>;
