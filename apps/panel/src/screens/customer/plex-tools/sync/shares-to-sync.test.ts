import type { ShareMatrix } from '@kronos/api/contract';
import { expect, it } from 'vitest';
import { sharesToSync } from './shares-to-sync.ts';

type Shares = ShareMatrix['data'][number]['shares'][number];
const server = (id: number, libraries: string[]): ShareMatrix['servers'][number] => ({
  id,
  name: `Server ${id}`,
  type: 'plex',
  access: 'ready',
  libraries,
  failure: null,
  backup: null,
});
const on = (server_id: number, libraries: Shares['libraries'], state: Shares['state'] = 'accepted'): Shares => ({
  server_id,
  state,
  libraries,
  intended: null,
  cells: [],
});
const person = (name: string, ...shares: Shares[]): ShareMatrix['data'][number] => ({
  key: `share:${name}`,
  how: 'share',
  name,
  email: null,
  shares,
});
const changes = (isExact: boolean, ...data: ShareMatrix['data']) =>
  sharesToSync(
    { servers: [server(1, ['Films', 'Series', 'Music']), server(2, ['films', 'Series', 'Own'])], data },
    { source: 1, target: 2, isExact },
  ).map(({ person: key, is_invited, share, take }) => [key.slice(6), is_invited, share, take]);

it('gives people the libraries that they have on the source, under their names on the target', () => {
  expect(
    changes(
      false,
      person('all', on(1, 'all')),
      person('some', on(1, ['Films', 'Music']), on(2, ['Series'])),
      person('invited', on(1, ['Series'], 'pending'), on(2, ['films'], 'pending')),
      person('equal', on(1, ['Films']), on(2, ['films', 'Own'])),
      person('elsewhere', on(2, 'all')),
    ),
  ).toEqual([
    ['all', false, ['films', 'Series'], []],
    ['some', true, ['films'], []],
    ['invited', true, ['Series'], []],
  ]);
});

it('takes away what the source does not give when exact, but leaves libraries that only the target has', () => {
  expect(
    changes(
      true,
      person('less', on(1, ['Films']), on(2, 'all')),
      person('gone', on(2, ['films', 'Own'])),
      person('meant', on(1, null, null), on(2, ['Series'])),
      person('own', on(2, ['Own'])),
    ),
  ).toEqual([
    ['less', true, [], ['Series']],
    ['gone', true, [], ['films']],
    ['meant', true, [], ['Series']],
  ]);
});
