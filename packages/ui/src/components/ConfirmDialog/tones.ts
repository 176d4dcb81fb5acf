/** Tones of `ConfirmDialog`: `danger` for what cannot be undone, `accent` for other serious actions. */
export const confirmTones = ['danger', 'accent'] as const;
export type ConfirmTone = (typeof confirmTones)[number];
