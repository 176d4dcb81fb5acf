/** Returns the lane of the job queue for the operations of a node. */
export const laneOf = (nodeId: number): string => `node:${nodeId}`;
