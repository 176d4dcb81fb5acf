export const bannerTones = ['info', 'success', 'warning', 'danger', 'neutral'] as const;
export type BannerTone = (typeof bannerTones)[number];
