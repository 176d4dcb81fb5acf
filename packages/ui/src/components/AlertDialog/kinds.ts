export const alertKinds = ['success', 'error', 'warning', 'info'] as const;
export type AlertKind = (typeof alertKinds)[number];
