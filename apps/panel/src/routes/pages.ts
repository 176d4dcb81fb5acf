import type { ComponentType } from 'react';

/** A screen's module. */
export interface Screen {
  readonly Page: ComponentType;
}

/** Every page of the panel, each a chunk of its own. The list is one as well: it grows with every screen. */
export const pages = import.meta.glob<Screen>('../screens/**/Page.tsx');
