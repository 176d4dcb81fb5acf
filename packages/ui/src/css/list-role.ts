import type { LayoutElement } from './spaces.ts';

/** Safari drops the role of a list without bullets: https://webkit.org/b/170179 */
export const listRole = (element: LayoutElement): { role?: 'list' } =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : {};
