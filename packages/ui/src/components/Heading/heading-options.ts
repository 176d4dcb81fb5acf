export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingSizes = [14, 16, 20, 24, 32] as const;
export type HeadingSize = (typeof headingSizes)[number];

/** The default size of each level. */
export const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 24, 2: 20, 3: 16, 4: 14, 5: 14, 6: 14 };
