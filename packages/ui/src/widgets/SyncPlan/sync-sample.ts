import type { SyncTarget, SyncTitle, SyncWatched } from './sync-plan.ts';

// Invented servers, people and titles for the stories and the gallery.

const titles: readonly SyncTitle[] = [
  { key: '1', title: 'Lanterns', library: 'Films', change: 'Watched' },
  { key: '2', title: 'North of Nowhere', library: 'Films', change: 'Not watched' },
  { key: '3', title: 'Harbour Lights, season 2, episode 4', library: 'Series', change: 'Position 24:10' },
];

const watched: SyncWatched = {
  account: 'robin',
  libraries: [
    { name: 'Films', watched: 118, unwatched: 3, positions: 2, missing: 14 },
    { name: 'Series', watched: 1204, unwatched: 0, positions: 1, missing: 0 },
    { name: 'Music', watched: 0, unwatched: 0, positions: 0, missing: 0 },
  ],
  titles,
  isCut: false,
};

/** A comparison with changes of both kinds. */
export const attic: SyncTarget = {
  id: 2,
  name: 'attic',
  status: 'ready',
  shares: [
    { key: 'sam', person: 'sam@kronos.test', give: ['Films', 'Series'], take: [] },
    { key: 'kim', person: 'Kim', give: ['Documentaries'], take: ['Anime', 'Concerts'] },
    { key: 'dana', person: 'Dana', give: [], take: ['Films'] },
  ],
  watched,
  notes: ['Robin owns this server and may see everything.'],
};

/** The same server after a run that made most of the changes. */
export const atticAfter: SyncTarget = {
  ...attic,
  shares: [
    { key: 'sam', person: 'sam@kronos.test', give: ['Films', 'Series'], take: [], outcome: 'done' },
    {
      key: 'kim',
      person: 'Kim',
      give: ['Documentaries'],
      take: ['Anime', 'Concerts'],
      outcome: 'failed',
      message: 'Plex did not accept the change. Nothing was taken away.',
    },
    {
      key: 'dana',
      person: 'Dana',
      give: [],
      take: ['Films'],
      outcome: 'skipped',
      message: 'The run was stopped before.',
    },
  ],
  watched: { ...watched, done: 1325, failed: 3 },
};

export const same: SyncTarget = {
  id: 3,
  name: 'cellar',
  status: 'ready',
  shares: [],
  watched: { account: 'robin', libraries: [], titles: [], isCut: false },
};

export const comparing: SyncTarget = { id: 4, name: 'garage', status: 'comparing' };

export const failed: SyncTarget = {
  id: 5,
  name: 'shed',
  status: 'failed',
  failure: 'The server does not answer. Nothing was changed. Start it and compare again.',
};

/** The maximum number of titles that one comparison lists. */
export const many = (count: number): SyncWatched => ({
  account: 'robin',
  libraries: [{ name: 'Films', watched: count + 500, unwatched: 0, positions: 0, missing: 0 }],
  titles: Array.from({ length: count }, (_, at) => ({
    key: String(at),
    title: `Film ${at + 1}`,
    library: 'Films',
    change: 'Watched',
  })),
  isCut: true,
});
