export const statusTones = ['success', 'info', 'warning', 'danger', 'neutral'] as const;
export type StatusTone = (typeof statusTones)[number];
