import type { ComponentType } from 'react';

/** The page of a route, with the parameters of its address. Each page declares its own type (context/page-props.ts). */
export type ScreenPage = ComponentType<{ params: Readonly<Record<string, string>> }>;

/** A screen's module. */
export interface Screen {
  readonly Page: ScreenPage;
}

/** Pages by the path of their module. */
export type Pages = Readonly<Record<string, () => Promise<Screen>>>;
