import { type CollectionRule, collectionRule } from '@kronos/api/contract';

/** The parts of a filter that a rule can express; any other would be lost when the rule is changed. */
const known = new Set(['type', 'sort', 'genre', 'actor', 'year>>', 'year<<', 'audienceRating>>']);

/** Ratings have one decimal; ten times a fraction may be slightly off a whole number. */
const tenths = (rating: number) => Number((rating * 10).toFixed(3));

const unless = (part: number | null, change: (part: number) => number) => (part === null ? null : change(part));

/**
 * Returns the filter of a rule whose genre and actor are keys of the library. Plex has no "at least": its `>>` and `<<`
 * mean "more than" and "less than".
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

/**
 * Returns the rule of a smart collection, with keys as its genre and actor; null if its filter contains anything else.
 */
export function readFilter(content: string, type: number): CollectionRule | null {
  const { path, filter } = partsOf(content);
  const names = [...filter.keys()];
  const isKnown = names.every((name) => known.has(name)) && new Set(names).size === names.length;
  // A library of shows also has collections of seasons and episodes.
  const isOfType = (filter.get('type') ?? String(type)) === String(type);
  if (!isKnown || !isOfType || !/\/library\/sections\/[^/]+\/all$/.test(path)) return null;

  const read = (name: string) => {
    const text = filter.get(name);
    // Text without digits is not a number, although `Number` turns an empty one into 0.
    return text === null ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  };
  // Plex also accepts other years and ratings, and several genres at once.
  const rule = collectionRule.safeParse({
    genre: filter.get('genre'),
    actor: filter.get('actor'),
    year_from: unless(read('year>>'), (year) => year + 1),
    year_to: unless(read('year<<'), (year) => year - 1),
    rating_from: unless(read('audienceRating>>'), (rating) => (Math.floor(tenths(rating)) + 1) / 10),
  }).data;
  return rule && Object.values(rule).some((part) => part !== null) ? rule : null;
}

/** Returns the sort order of a filter; null for Plex's own order. */
export const orderOf = (content: string): string | null => partsOf(content).filter.get('sort');

function partsOf(content: string) {
  const [path = '', ...rest] = decode(content).split('?');
  return { path, filter: new URLSearchParams(rest.join('?')) };
}

/** Plex encodes the filter once more when it is part of another URI. */
function decode(content: string): string {
  try {
    return decodeURIComponent(content);
  } catch {
    return content;
  }
}
