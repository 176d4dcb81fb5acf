/** What identifies a title on any server. */
export interface Matchable {
  title: string;
  year: number | null;
  /** Identifies the same title on every server; null where the product does not know it. */
  guid: string | null;
}

/**
 * Finds the same titles among those of another server: by guid, or by name and year where one of the two has no guid.
 * Returns each wanted title with its match, in the given order, and the titles without a match.
 */
export async function matchTitles<T extends Matchable, W extends Matchable>(
  pages: AsyncIterable<readonly T[]>,
  wanted: readonly W[],
): Promise<{ pairs: { wanted: W; found: T }[]; missing: W[] }> {
  const byGuid = new Map<string, T>();
  const byName = new Map<string, T>();
  const names = new Set(wanted.map(keyOf));
  const guids = new Set(wanted.map(({ guid }) => guid));
  for await (const page of pages) {
    for (const one of page) {
      if (one.guid !== null && guids.has(one.guid)) byGuid.set(one.guid, one);
      if (names.has(keyOf(one)) && !byName.has(keyOf(one))) byName.set(keyOf(one), one);
    }
  }
  const pairs: { wanted: W; found: T }[] = [];
  const missing: W[] = [];
  for (const one of wanted) {
    const named = byName.get(keyOf(one));
    const isOther = named?.guid != null && one.guid !== null;
    const found = (one.guid === null ? undefined : byGuid.get(one.guid)) ?? (isOther ? undefined : named);
    if (found === undefined) missing.push(one);
    else pairs.push({ wanted: one, found });
  }
  return { pairs, missing };
}

/** The name of a title with its year, which distinguishes titles of the same name. */
export const nameOfTitle = ({ title, year }: Matchable): string => (year === null ? title : `${title} (${year})`);

const keyOf = ({ title, year }: Matchable): string => `${title.toLowerCase()} ${year ?? ''}`;
