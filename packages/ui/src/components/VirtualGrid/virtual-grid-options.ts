export const availabilityTones = ['success', 'info', 'warning', 'danger', 'neutral'] as const;
export type AvailabilityTone = (typeof availabilityTones)[number];
