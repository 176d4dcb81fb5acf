/** The colours of the states of nodes. */
export const stateTones = { up: 'success', down: 'danger', unknown: 'neutral' } as const;
