export const textSizes = [12, 13, 14, 16, 20, 24, 32] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['default', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'semibold'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textElements = ['span', 'p', 'div', 'strong', 'em', 'small', 'dt', 'dd', 'time', 'code', 'kbd'] as const;
export type TextElement = (typeof textElements)[number];
