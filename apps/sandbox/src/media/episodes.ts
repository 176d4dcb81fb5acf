import { guidOf, isShows, type ScannedTitle, titlesOf } from './titles.ts';

/** The episodes of each show: two seasons with four each. */
const names = [
  'Arrivals',
  'The Other Key',
  'Low Water',
  'A Loan',
  'After Hours',
  'The Inspector',
  'Nine Chairs',
  'Departures',
];
const perSeason = 4;

export interface ScannedEpisode extends ScannedTitle {
  show: string;
  season: number;
  number: number;
}

/** The episodes that a scan finds in a library of shows; other facts are those of the show. */
export function episodesOf(library: { id: number; kind: string }): ScannedEpisode[] {
  if (!isShows(library.kind)) return [];
  return titlesOf(library).flatMap((show, index) =>
    names.map((title, at) => {
      const [season, number] = [Math.floor(at / perSeason) + 1, (at % perSeason) + 1];
      return {
        ...show,
        // Follows the ids of the shows.
        id: library.id * 1_000 + 101 + index * names.length + at,
        title,
        year: show.year + season - 1,
        guid: guidOf('episode', `${show.title} ${season} ${number}`),
        show: show.title,
        season,
        number,
      };
    }),
  );
}
