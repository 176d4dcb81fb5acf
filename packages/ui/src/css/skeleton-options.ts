export const skeletonShapes = ['text', 'title', 'block', 'circle', 'control', 'poster'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/** Shares of the container's width, in per cent. */
export const skeletonWidths = [20, 40, 60, 80, 100] as const;
export type SkeletonWidth = (typeof skeletonWidths)[number];
