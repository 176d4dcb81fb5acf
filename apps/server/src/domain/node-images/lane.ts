/** So many lanes the pulls of all nodes share. */
const lanes = 4;

/**
 * Where what is done to the images of a node waits: one thing at a time on each node, and on a few nodes at once. A pull
 * takes long, and whoever updates the whole fleet must leave workers for everything else.
 */
export const imageQueueOf = (nodeId: number): { key: string; lane: string } => ({
  key: `node-images:${nodeId}`,
  lane: `images:${nodeId % lanes}`,
});
