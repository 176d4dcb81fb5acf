import { type CollectionRule, collectionRule } from '@kronos/api/contract';

/** What a filter may consist of: what else is in one is no part of a rule here, and would be lost with a change. */
const known = new Set(['type', 'sort', 'genre', 'actor', 'year>>', 'year<<', 'audienceRating>>']);

/** Ratings have one decimal; the product of a fraction and ten may be a little more or less than a whole number. */
const tenths = (rating: number) => Number((rating * 10).toFixed(3));

const unless = (part: number | null, change: (part: number) => number) => (part === null ? null : change(part));

/**
 * Returns the filter of a rule whose genre and actor are keys of the library. Plex has no "at least": its `>>` and `<<` are
 * "more than" and "less than".
 */
export function writeFilter(
  type: number,
  { genre, actor, year_from, year_to, rating_from }: CollectionRule,
  order: string | null = null,
): string {
  const parts = {
    type,
    sort: order,
    genre,
    actor,
    'year>>': unless(year_from, (year) => year - 1),
    'year<<': unless(year_to, (year) => year + 1),
    'audienceRating>>': unless(rating_from, (rating) => (Math.ceil(tenths(rating)) - 1) / 10),
  };
  const filter = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) filter.set(name, String(value));
  return filter.toString();
}

/** Returns the rule of a smart collection, with keys as its genre and actor; null for a filter with anything else in it. */
export function readFilter(content: string, type: number): CollectionRule | null {
  const { path, filter } = partsOf(content);
  const names = [...filter.keys()];
  const isKnown = names.every((name) => known.has(name)) && new Set(names).size === names.length;
  // A library of shows also has collections of seasons and episodes.
  const isOfType = (filter.get('type') ?? String(type)) === String(type);
  if (!isKnown || !isOfType || !/\/library\/sections\/[^/]+\/all$/.test(path)) return null;

  const read = (name: string) => {
    const text = filter.get(name);
    // Without digits it is no number, though `Number` takes nothing for 0.
    return text === null ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  };
  // Plex also takes other years and ratings, and several genres at once.
  const rule = collectionRule.safeParse({
    genre: filter.get('genre'),
    actor: filter.get('actor'),
    year_from: unless(read('year>>'), (year) => year + 1),
    year_to: unless(read('year<<'), (year) => year - 1),
    rating_from: unless(read('audienceRating>>'), (rating) => (Math.floor(tenths(rating)) + 1) / 10),
  }).data;
  return rule && Object.values(rule).some((part) => part !== null) ? rule : null;
}

/** Returns how a filter sorts what it finds; null for Plex's own order. */
export const orderOf = (content: string): string | null => partsOf(content).filter.get('sort');

function partsOf(content: string) {
  const [path = '', ...rest] = decode(content).split('?');
  return { path, filter: new URLSearchParams(rest.join('?')) };
}

/** Plex encodes the filter once more where it is part of another address. */
function decode(content: string): string {
  try {
    return decodeURIComponent(content);
  } catch {
    return content;
  }
}
