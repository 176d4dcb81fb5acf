import { createHash } from 'node:crypto';

/** Title, year, genres, actors, and audience rating. */
type Row = readonly [string, number, string, string, number];

const films: readonly Row[] = [
  ['The Long Weekend', 1998, 'Comedy', 'Ada Lindqvist, Tom Abara', 6.8],
  ['Paper Harbour', 2011, 'Drama, Romance', 'Mira Castellan, Jonas Reed', 7.4],
  ['North of Noon', 1987, 'Western', 'Tom Abara, Wilhelm Foss', 7.9],
  ['A Quiet Engine', 2019, 'Drama, Science Fiction', 'Ines Moreau, Jonas Reed', 8.1],
  ['Salt and Copper', 2004, 'Adventure, Drama', 'Mira Castellan, Wilhelm Foss', 7],
  ['Last Ferry', 1995, 'Thriller', 'Noor Haddad, Tom Abara', 6.9],
  ['The Glass Orchard', 2015, 'Drama, Mystery', 'Ines Moreau, Noor Haddad', 7.7],
  ['Six Minutes to Dover', 1976, 'Thriller', 'Wilhelm Foss, Clara Weir', 7.2],
  ['Borrowed Weather', 2008, 'Comedy, Romance', 'Ada Lindqvist, Jonas Reed', 6.1],
  ['The Cartographer', 1989, 'Adventure', 'Clara Weir, Tom Abara', 7.5],
  ['Low Orbit', 2021, 'Science Fiction, Thriller', 'Noor Haddad, Kenji Arai', 7.1],
  ['Mother of Pearl', 2000, 'Drama', 'Mira Castellan, Clara Weir', 8.3],
  ['Two Lanterns', 1990, 'Mystery, Thriller', 'Kenji Arai, Ines Moreau', 7.6],
  ['The Understudy', 2013, 'Comedy', 'Ada Lindqvist, Clara Weir', 5.9],
  ['Winter Timetable', 1982, 'Drama', 'Wilhelm Foss, Ines Moreau', 8],
  ['Gravel Road', 2006, 'Western', 'Tom Abara, Jonas Reed', 6.4],
  ['Half a Lighthouse', 2017, 'Animation, Family', 'Ada Lindqvist, Kenji Arai', 7.8],
  ['The Ninth Rehearsal', 1993, 'Mystery', 'Noor Haddad, Clara Weir', 6.7],
  ['Otter Creek', 2002, 'Animation, Family', 'Mira Castellan, Tom Abara', 7.3],
  ['Blue Signal', 2023, 'Science Fiction', 'Kenji Arai, Jonas Reed', 6.6],
  ['Inventory of Storms', 2010, 'Adventure, Science Fiction', 'Ines Moreau, Wilhelm Foss', 7],
  ['Good Neighbours', 1969, 'Comedy', 'Clara Weir, Wilhelm Foss', 7.4],
  ['Seven Letters Home', 1957, 'Drama, Romance', 'Clara Weir, Tom Abara', 8.4],
  ['The Salt Line', 2020, 'Thriller', 'Noor Haddad, Mira Castellan', 5.8],
];
const shows: readonly Row[] = [
  ['Harbour Street', 2012, 'Drama', 'Mira Castellan, Kenji Arai', 8.2],
  ['The Night Desk', 2018, 'Crime, Thriller', 'Noor Haddad, Jonas Reed', 7.9],
  ['Room for One More', 1999, 'Comedy', 'Ada Lindqvist, Tom Abara', 6.5],
  ['Far Relay', 2021, 'Science Fiction', 'Ines Moreau, Kenji Arai', 7.6],
  ['County Lines', 2007, 'Crime, Drama', 'Wilhelm Foss, Clara Weir', 8.5],
  ['The Allotment', 2015, 'Comedy', 'Clara Weir, Tom Abara', 7.1],
  ['Tidewater', 2003, 'Drama, Mystery', 'Mira Castellan, Noor Haddad', 7.3],
  ['Small Machines', 2019, 'Documentary', 'Jonas Reed', 8],
  ['Pip and Otter', 2010, 'Animation, Family', 'Ada Lindqvist, Kenji Arai', 7.7],
  ['The Second Archive', 1994, 'Mystery, Science Fiction', 'Ines Moreau, Wilhelm Foss', 7],
  ['Platform Nine', 2023, 'Thriller', 'Noor Haddad, Tom Abara', 6.2],
  ['Long Division', 1988, 'Comedy, Drama', 'Clara Weir, Jonas Reed', 6.9],
];

export interface ScannedTitle {
  id: number;
  title: string;
  year: number;
  /** The same on every server for a film or a show; specific to the server for an own file. */
  guid: string;
  genres: string[];
  actors: string[];
  audienceRating: number;
}

export const isShows = (kind: string): boolean => kind === 'show' || kind === 'tvshows';

export const guidOf = (type: 'movie' | 'show' | 'episode', name: string): string =>
  `plex://${type}/${createHash('sha1').update(name).digest('hex').slice(0, 24)}`;

/** The titles that a scan of a library finds: invented films or shows. */
export function titlesOf({ id, kind }: { id: number; kind: string }): ScannedTitle[] {
  const [rows, type] = isShows(kind) ? ([shows, 'show'] as const) : ([films, 'movie'] as const);
  return rows.map(([title, year, genres, actors, audienceRating], index) => ({
    id: id * 1_000 + index + 1,
    title,
    year,
    guid: kind === 'photo' ? `local://${id}/${title}` : guidOf(type, title),
    genres: genres.split(', '),
    actors: actors.split(', '),
    audienceRating,
  }));
}
