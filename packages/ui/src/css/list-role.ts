import type { LayoutElement } from './spaces.ts';

/** Safari forgets that a list without bullets is one: https://webkit.org/b/170179 */
export const listRole = (element: LayoutElement): { role?: 'list' } =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : {};
