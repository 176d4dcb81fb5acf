import type { ComponentType } from 'react';
import { type RouteId, routes } from './table.ts';

interface Screen {
  readonly Page: ComponentType;
}

/** Every page of the panel, each a chunk of its own. */
const pages = import.meta.glob<Screen>('../screens/**/Page.tsx');

/** Fetches the page of a route. */
export function loadScreen(id: RouteId): Promise<Screen> {
  const load = pages[`../screens/${routes[id].screen}/Page.tsx`];
  return load
    ? load()
    : Promise.reject(new Error(`The route "${id}" has no page in src/screens/${routes[id].screen}.`));
}

/** The folders that hold a page, for the test that compares them with the table. */
export const screenFolders: readonly string[] = Object.keys(pages).map((file) =>
  file.slice('../screens/'.length, -'/Page.tsx'.length),
);
