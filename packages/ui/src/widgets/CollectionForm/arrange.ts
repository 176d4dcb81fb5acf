import type { MediaTitle } from './collection.ts';

/** Returns the titles with some of them moved before or after another one, in the same relative order. */
export function arrange(
  titles: readonly MediaTitle[],
  ids: ReadonlySet<string>,
  place: { side: 'before' | 'after'; id: string },
): readonly MediaTitle[] {
  if (ids.has(place.id)) return titles;
  const rest = titles.filter(({ id }) => !ids.has(id));
  const target = rest.findIndex(({ id }) => id === place.id);
  if (target < 0 || rest.length === titles.length) return titles;
  const at = place.side === 'after' ? target + 1 : target;
  return [...rest.slice(0, at), ...titles.filter(({ id }) => ids.has(id)), ...rest.slice(at)];
}

/** Returns the titles with one of them moved up (-1) or down (1), or the same titles if that is not possible. */
export function moveByOne(titles: readonly MediaTitle[], id: string, by: -1 | 1): readonly MediaTitle[] {
  const from = titles.findIndex((title) => title.id === id);
  const other = from < 0 ? undefined : titles[from + by];
  return other ? arrange(titles, new Set([id]), { side: by < 0 ? 'before' : 'after', id: other.id }) : titles;
}
