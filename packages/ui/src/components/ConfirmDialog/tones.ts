/** `danger` for what cannot be undone, `accent` for what only weighs much. */
export const confirmTones = ['danger', 'accent'] as const;
export type ConfirmTone = (typeof confirmTones)[number];
