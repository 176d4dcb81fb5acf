import type { Translate } from '../../../../messages/create-messages.ts';
import { type RouteId, routeIds, routeOf } from '../../../../routes/table.ts';

/** A page that alerts can be put on; only pages with a frame have a place for them. */
interface PageOption {
  id: string;
  label: string;
}

const hasBars = (id: RouteId): boolean => {
  const { screen, isBare } = routeOf(id);
  return screen !== undefined && !isBare;
};

// Several pages share a title, so the address stands beside it.
const optionOf = (id: RouteId, t: Translate): PageOption => ({
  id,
  label: `${t(routeOf(id).title)} · ${routeOf(id).path.slice('/app'.length)}`,
});

/** Every page that there is. */
export const pageOptions = (t: Translate): PageOption[] => routeIds.filter(hasBars).map((id) => optionOf(id, t));

/** The chosen ones; one that this version does not have keeps its name. */
export const chosenPages = (pages: readonly string[], t: Translate): PageOption[] =>
  pages.map((page) => {
    const id = routeIds.find((known) => known === page);
    return id ? optionOf(id, t) : { id: page, label: page };
  });

/** Where it stands, in a line. */
export function pagesText(pages: readonly string[], t: Translate): string {
  if (pages.length === 0) return t('words.pages.all');
  return pages
    .map((page) => {
      const id = routeIds.find((known) => known === page);
      return id ? t(routeOf(id).title) : page;
    })
    .join(', ');
}
