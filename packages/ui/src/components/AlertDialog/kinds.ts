export const alertKinds = ['success', 'error', 'warning', 'info', 'question'] as const;
export type AlertKind = (typeof alertKinds)[number];
