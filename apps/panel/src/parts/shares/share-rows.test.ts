import { noChanges } from '@kronos/ui/ShareMatrix';
import { expect, it } from 'vitest';
import { changesOf, columnsOf, peopleOf, repair, rollBack, type Shares, unfinished } from './share-rows.ts';

const plex = { id: 7, name: 'Cinema', type: 'plex', access: 'ready', failure: null, backup: null } as const;
const emby = { ...plex, id: 8, name: 'Attic', type: 'emby' } as const;
const shares: Shares = {
  servers: [
    { ...plex, libraries: ['Films', 'Series'] },
    { ...emby, libraries: ['Films'] },
  ],
  data: [
    {
      key: 'share:ann@b.c',
      how: 'share',
      name: 'Ann',
      email: 'ann@b.c',
      shares: [
        { server_id: 7, state: 'accepted', libraries: ['films'], intended: ['Series'], cells: ['drifted', 'drifted'] },
      ],
    },
    { key: 'user:ben', how: 'user', name: 'Ben', email: null, shares: [] },
  ],
};
const words = { impossible: 'not here', password: 'a password' };
const columns = columnsOf(shares);
const people = peopleOf(shares, columns, '', words);

it('shows in which direction a cell drifted, and where a person cannot be a guest', () => {
  expect(people.map(({ marks }) => marks)).toEqual([
    ['extra', 'missing', 'none'],
    ['none', 'none', 'none'],
  ]);
  expect(people.map(({ barriers }) => Object.keys(barriers ?? {}))).toEqual([['8 Films'], ['7 Films', '7 Series']]);
  expect(peopleOf(shares, columns, ' BEN', words).map(({ name }) => name)).toEqual(['Ben']);
});

it('repairs drifted cells with one change per person and server', () => {
  expect(changesOf(shares, columns, repair(people, columns, noChanges))).toEqual([
    { server_id: 7, person: 'share:ann@b.c', name: 'Ann', is_invited: true, share: ['Series'], take: ['Films'] },
  ]);
});

it('rolls a server back, even if that ends access, and counts people who are not in the table', () => {
  const person = { how: 'share', name: null, live: null, drift: 'missing' } as const;
  const saved = [
    { ...person, key: 'share:ann@b.c', email: 'ann@b.c', saved: [] },
    { ...person, key: 'share:gone@b.c', email: 'gone@b.c', saved: ['Films'] },
  ];
  const { painted, left } = rollBack(shares, columns, { serverId: 7, people: saved });
  expect(changesOf(shares, columns, painted)).toMatchObject([{ server_id: 7, share: [], take: ['Films'] }]);
  expect(left).toBe(1);
});

it('paints again only the cells that may succeed on a retry', () => {
  const cell = { server_id: 7, person: 'share:ann@b.c', is_shared: true, message: null };
  const results = [
    { ...cell, library: 'Films', outcome: 'left' as const },
    { ...cell, library: 'Series', outcome: 'busy' as const },
  ];
  expect(unfinished(results)).toEqual(new Map([['share:ann@b.c', new Map([['7 Series', true]])]]));
});
