export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeVariants = ['soft', 'solid'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];
