// The rows, columns and lines of every page, identical in all.

export interface Row {
  id: string;
  name: string;
  type: string;
  owner: string;
  state: string;
  region: string;
  streams: string;
  storage: string;
}

export interface Column {
  id: keyof Row;
  header: string;
}

export const columns: readonly Column[] = [
  { id: 'name', header: 'Name' },
  { id: 'id', header: 'Key' },
  { id: 'type', header: 'Type' },
  { id: 'owner', header: 'Owner' },
  { id: 'state', header: 'State' },
  { id: 'region', header: 'Region' },
  { id: 'streams', header: 'Streams' },
  { id: 'storage', header: 'Storage' },
];

/** The sizes in pixels of the grid, and of its rows and columns. */
export const size = { width: 1040, height: 560, row: 40, column: 130 };

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? '';

/** Rows in an order other than by name: the name that sorts first is somewhere in the middle. */
export const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    name: `server-${String((index * 7919 + 4242) % count).padStart(6, '0')}`,
    type: pick(['Plex', 'Emby', 'Jellyfin'], index),
    owner: pick(['Ada Admin', 'Casey Customer', 'Robin Customer', 'Sam Support'], index * 3),
    state: pick(['Running', 'Stopped', 'Failed'], index * 5),
    region: pick(['Falkenstein', 'Helsinki', 'Ashburn'], index * 7),
    streams: String((index * 37) % 23),
    storage: `${((index * 7919) % 4000) + 120} GB`,
  }));

const collator = new Intl.Collator('en-US');
/** One comparison for all, so that only the grid is measured. */
export const compareNames = (a: string, b: string) => collator.compare(a, b);

export const makeLines = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `line ${from + index} INFO  Served a segment of stream ${index % 7}`);
