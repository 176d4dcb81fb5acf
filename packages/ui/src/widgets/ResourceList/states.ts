/** States of a `ResourceList`. */
export const resourceListStates = ['ready', 'loading', 'empty', 'no-match', 'error', 'forbidden'] as const;
export type ResourceListState = (typeof resourceListStates)[number];
