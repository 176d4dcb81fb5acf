export const gridColumns = [1, 2, 3, 4, 6] as const;
export type GridColumns = (typeof gridColumns)[number];

/** Minimum column widths, in pixels, of a `Grid` that chooses its number of columns. */
export const gridMinimums = [160, 240, 280, 320, 400] as const;
export type GridMinimum = (typeof gridMinimums)[number];
