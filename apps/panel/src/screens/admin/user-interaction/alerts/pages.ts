import type { Translate } from '../../../../messages/create-messages.ts';
import { type RouteId, routeIds, routeOf } from '../../../../routes/table.ts';

/** A page on which alerts can be shown; only pages with a frame have a place for them. */
interface PageOption {
  id: string;
  label: string;
}

const hasBars = (id: RouteId): boolean => {
  const { screen, isBare } = routeOf(id);
  return screen !== undefined && !isBare;
};

// Some pages share a title, so the label includes the path.
const optionOf = (id: RouteId, t: Translate): PageOption => ({
  id,
  label: `${t(routeOf(id).title)} · ${routeOf(id).path.slice('/app'.length)}`,
});

/** Returns all pages on which alerts can be shown. */
export const pageOptions = (t: Translate): PageOption[] => routeIds.filter(hasBars).map((id) => optionOf(id, t));

/** Returns the options of the chosen pages. A page unknown to this version is shown by its id. */
export const chosenPages = (pages: readonly string[], t: Translate): PageOption[] =>
  pages.map((page) => {
    const id = routeIds.find((known) => known === page);
    return id ? optionOf(id, t) : { id: page, label: page };
  });

/** Returns the pages of an alert, in one line. */
export function pagesText(pages: readonly string[], t: Translate): string {
  if (pages.length === 0) return t('words.pages.all');
  return pages
    .map((page) => {
      const id = routeIds.find((known) => known === page);
      return id ? t(routeOf(id).title) : page;
    })
    .join(', ');
}
