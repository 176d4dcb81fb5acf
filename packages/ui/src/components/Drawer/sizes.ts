/** Widths in pixels. Below 480 px of screen every drawer fills it. */
export const drawerWidths = { small: 360, medium: 480, large: 720 } as const;

export const drawerSizes = ['small', 'medium', 'large'] as const satisfies (keyof typeof drawerWidths)[];
export type DrawerSize = (typeof drawerSizes)[number];

/** Sides of a `Drawer`. The end is on the right in left-to-right languages. */
export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];
