import { type CollectionRule, type MediaTitle, openRule } from './collection.ts';

// Invented titles for the stories and the gallery.

export const films: readonly MediaTitle[] = [
  { id: '1', title: 'Amber Coast', year: 1979 },
  { id: '2', title: 'Amber Coast', year: 2017 },
  { id: '3', title: 'Lanterns', year: 1986 },
  { id: '4', title: 'North of Nowhere', year: 1992 },
  { id: '5', title: 'Paper Moons', year: 2004 },
  { id: '6', title: 'The Quiet Harbour', year: 1961 },
  {
    id: '7',
    title: 'The Long and Entirely True Account of How the Lighthouse at Gull Point Was Lost, and Found Again',
    year: 2011,
  },
  { id: '8', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', year: null },
];

export const rule: CollectionRule = { ...openRule, genre: 'Western', year_from: 1960, year_to: 1979, rating_from: 7.5 };

/** Finds titles by a part of their names, as a media server would. */
export const findFilms = async (_library: string, text: string): Promise<MediaTitle[]> =>
  films.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));

const listed = { genre: ['Comedy', 'Drama', 'Western'], actor: ['Ada Ferris', 'Ben Okoro', 'Carla Lind'] };

/** Lists the values that contain a text, as a media server would. */
export const findValues = async (_library: string, field: 'genre' | 'actor', text: string): Promise<string[]> =>
  listed[field].filter((value) => value.toLowerCase().includes(text.toLowerCase()));
