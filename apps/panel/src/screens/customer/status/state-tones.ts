/** How the states of nodes are coloured. */
export const stateTones = { up: 'success', down: 'danger', unknown: 'neutral' } as const;
