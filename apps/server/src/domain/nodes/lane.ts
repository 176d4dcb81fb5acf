/** The lane of the job queue for what a node has to carry out. */
export const laneOf = (nodeId: number): string => `node:${nodeId}`;
