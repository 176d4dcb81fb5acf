import type { ScannedTitle } from './titles.ts';

/** The genres or actors of titles. Their keys are numbers that differ between servers for the same names. */
export function tagsOf(titles: readonly ScannedTitle[], field: 'genre' | 'actor', machineId: string) {
  const first = (Number.parseInt(machineId.slice(0, 3), 16) + 1) * 1_000 + (field === 'actor' ? 500 : 0);
  const names = new Set(titles.flatMap(({ genres, actors }) => (field === 'genre' ? genres : actors)));
  return [...names].sort().map((title, index) => ({ key: String(first + index), title }));
}

/** Returns the titles that match all parts of a filter; unknown parts match every title. */
export function filtered<T extends ScannedTitle>(
  titles: readonly T[],
  filter: URLSearchParams,
  machineId: string,
): T[] {
  const isTagged = (field: 'genre' | 'actor', own: readonly string[], keys: string) => {
    const wanted = keys.split(',');
    return tagsOf(titles, field, machineId).some(({ key, title }) => wanted.includes(key) && own.includes(title));
  };
  const holds = new Map<string, (one: ScannedTitle, value: string) => boolean>([
    ['title', ({ title }, value) => title.toLowerCase().includes(value.toLowerCase())],
    ['genre', ({ genres }, value) => isTagged('genre', genres, value)],
    ['actor', ({ actors }, value) => isTagged('actor', actors, value)],
    ['year>>', ({ year }, value) => year > Number(value)],
    ['year<<', ({ year }, value) => year < Number(value)],
    ['audienceRating>>', ({ audienceRating }, value) => audienceRating > Number(value)],
  ]);
  return titles.filter((one) => [...filter].every(([name, value]) => holds.get(name)?.(one, value) ?? true));
}
