/** The number of lanes that all nodes share. */
const lanes = 4;

/**
 * Returns the queue key and lane for work on the images of a node: one job at a time on each node, and on a few nodes
 * at once. A pull takes long, and an update of the whole fleet must leave workers for everything else.
 */
export const imageQueueOf = (nodeId: number): { key: string; lane: string } => ({
  key: `node-images:${nodeId}`,
  lane: `images:${nodeId % lanes}`,
});
