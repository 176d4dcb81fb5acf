export const sparkTones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const;
export type SparkTone = (typeof sparkTones)[number];
