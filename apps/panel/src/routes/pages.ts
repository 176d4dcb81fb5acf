import type { ComponentType } from 'react';

/** A screen's module. */
export interface Screen {
  readonly Page: ComponentType;
}

export type Pages = Readonly<Record<string, () => Promise<Screen>>>;

/** Every page but the admins', each a chunk of its own. The list is one as well: it grows with every screen. */
export const pages: Pages = import.meta.glob<Screen>(['../screens/**/Page.tsx', '!../screens/admin/**']);
