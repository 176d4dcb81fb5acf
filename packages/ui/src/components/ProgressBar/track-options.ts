export const trackTones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export type TrackTone = (typeof trackTones)[number];

export const trackSizes = ['small', 'medium'] as const;
export type TrackSize = (typeof trackSizes)[number];
