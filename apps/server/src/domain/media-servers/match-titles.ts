import type { CollectedTitle } from './collections-port.ts';

/**
 * Finds the same titles among those of another server: by what names them everywhere, or by name and year where one of the
 * two does not know that. Returns their ids there in the given order, and the names of those that are not there.
 */
export async function matchTitles(
  pages: AsyncIterable<readonly CollectedTitle[]>,
  wanted: readonly CollectedTitle[],
): Promise<{ ids: string[]; missing: string[] }> {
  const byGuid = new Map<string, string>();
  const byName = new Map<string, CollectedTitle>();
  const names = new Set(wanted.map(nameOf));
  const guids = new Set(wanted.map(({ guid }) => guid));
  for await (const page of pages) {
    for (const one of page) {
      if (one.guid !== null && guids.has(one.guid)) byGuid.set(one.guid, one.id);
      if (names.has(nameOf(one)) && !byName.has(nameOf(one))) byName.set(nameOf(one), one);
    }
  }
  const ids: string[] = [];
  const missing: string[] = [];
  for (const one of wanted) {
    const named = byName.get(nameOf(one));
    const isOther = named?.guid != null && one.guid !== null;
    const id = (one.guid === null ? undefined : byGuid.get(one.guid)) ?? (isOther ? undefined : named?.id);
    if (id === undefined) missing.push(one.year === null ? one.title : `${one.title} (${one.year})`);
    else ids.push(id);
  }
  return { ids, missing };
}

const nameOf = ({ title, year }: CollectedTitle): string => `${title.toLowerCase()} ${year ?? ''}`;
