// The people and libraries of every page with shares, identical in all.

const marks = ['none', 'accepted', 'pending', 'extra', 'missing'] as const;

export interface Person {
  id: string;
  name: string;
  marks: readonly (typeof marks)[number][];
}

/** The sizes in pixels of the table, and of its rows and cells. */
export const shareSize = { width: 1040, height: 560, row: 44, cell: 128 };

const librariesPerServer = 8;
export const libraries = Array.from({ length: 40 }, (_, index) => ({
  id: `l${index}`,
  library: `Library ${(index % librariesPerServer) + 1}`,
  server: `Server ${Math.floor(index / librariesPerServer) + 1}`,
}));

export const makePeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `person-${String(index).padStart(4, '0')}`,
    marks: libraries.map((_library, at) => marks[(index * 7 + at * 3) % marks.length] ?? 'none'),
  }));
