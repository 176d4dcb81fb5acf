/** The distance of the floating button from the corner, in pixels. */
export const edge = 16;
