export const timelineTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type TimelineTone = (typeof timelineTones)[number];
