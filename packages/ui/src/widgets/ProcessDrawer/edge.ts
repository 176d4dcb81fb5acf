/** How far the floating button stands from the corner, in pixels. */
export const edge = 16;
