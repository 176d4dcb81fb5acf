export const descriptionListLayouts = ['rows', 'stacked'] as const;
export type DescriptionListLayout = (typeof descriptionListLayouts)[number];
