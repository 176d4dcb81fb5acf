/** A page, or a gap for pages that are omitted. */
export type PageStep = number | 'gap-before' | 'gap-after';

/**
 * Returns the first, the last and the neighbouring pages of a page: always the same number, at most seven, so that no
 * button moves under the pointer.
 */
export function pagesAround(page: number, count: number): PageStep[] {
  const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
  if (count <= 7) return upTo(1, count);
  if (page <= 4) return [...upTo(1, 5), 'gap-after', count];
  if (page >= count - 3) return [1, 'gap-before', ...upTo(count - 4, count)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count];
}
