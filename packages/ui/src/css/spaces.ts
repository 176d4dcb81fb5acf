export const spaces = [0, 2, 4, 8, 12, 16, 20, 24, 32, 48, 64] as const;
/** A step of the 4 px grid. */
export type Space = (typeof spaces)[number];

export const layoutElements = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'ul',
  'ol',
  'dl',
] as const;
export type LayoutElement = (typeof layoutElements)[number];
