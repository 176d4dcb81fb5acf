import type { PlainKey } from '../messages/catalogue.ts';
import { type AreaName, areas } from './areas.ts';
import type { RouteEntry } from './entry.ts';

/** The properties of a row that do not follow from conventions. */
interface AreaRow extends Pick<RouteEntry, 'parent' | 'nav' | 'isBare'>, Partial<Pick<RouteEntry, 'areas' | 'title'>> {
  /** The path below the area's own; parameters as `:name`. */
  readonly path: `/${string}`;
  /**
   * The folder of its page below src/screens, if it is not the area and the fixed parts of the path, with `one` in
   * place of an ending that names a record or a new one. Null redirects to the first child that the visitor may open.
   */
  readonly screen?: string | null;
}

/** A row needs a title if `titles` has none for its id. */
type Titled<R> = { [Id in keyof R]: `titles.${Id & string}` extends PlainKey ? unknown : { readonly title: PlainKey } };

type Entries<A extends AreaName, R extends Readonly<Record<string, AreaRow>>> = {
  readonly [Id in keyof R]: RouteEntry & { readonly path: `${(typeof areas)[A]['base']}${R[Id]['path']}` };
};

/** Declares the routes of an area: guard, full address, screen folder and title follow from the area and the id. */
export function defineArea<const A extends AreaName, const R extends Readonly<Record<string, AreaRow>>>(
  area: A,
  rows: R & Titled<R>,
): Entries<A, R> {
  const { guard, base } = areas[area];
  const entries = Object.entries<AreaRow>(rows).map(([id, { path, screen, ...row }]) => [
    id,
    {
      areas: [],
      title: `titles.${id}`,
      guard,
      ...row,
      path: base + path,
      ...(screen === null ? {} : { screen: screen ?? folderOf(area, path) }),
    },
  ]);
  // Built above according to the type.
  return Object.fromEntries(entries) as Entries<A, R>;
}

/** The same form creates a record and edits it. */
function folderOf(area: AreaName, path: string): string {
  const parts = path.replace(/\/(?::\w+|create|new)$/, '/one').split('/');
  return [area, ...parts.filter((part) => part !== '' && !part.startsWith(':'))].join('/');
}
