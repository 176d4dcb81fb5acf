import { expect, it } from 'vitest';
import { contract } from '../src/exports/contract.ts';

const body = contract.adminNodes.extractTar.body;
const good = { archive: '/srv/in/plex.tar.gz', target: '/srv/kronos/plex' };
const refused = (more: object) => body.safeParse({ ...good, ...more }).error?.issues.map(({ path }) => path.join('.'));

it.each(['/srv/in/a.tar', '/mnt/it’s a film (1).tgz', '/srv/in/..a.tar.xz', '/root/plex.tar.bz2', '/home/me/x.y.txz'])(
  'unpacks %s',
  (archive) => {
    expect(refused({ archive })).toBeUndefined();
  },
);

it.each([
  '',
  'in.tar',
  '/srv/in/a.zip',
  '/srv/in/a.tar.zst',
  '/srv/../etc/a.tar',
  '/a//b.tar',
  '/a\n/b.tar',
  '/proc/1/a.tar',
])('refuses the archive %j', (archive) => {
  expect(new Set(refused({ archive }))).toEqual(new Set(['archive']));
});

it.each(['/srv', '/srv/a b', '/var/lib/docker/volumes/kronos-1/_data', '/etcetera'])('unpacks into %s', (target) => {
  expect(refused({ target })).toBeUndefined();
});

it.each([
  '',
  '/',
  'srv',
  '/srv/',
  '/srv/./a',
  '/srv/a/../../etc',
  '/srv/\u0000',
  '/srv/\u0085x',
  '/etc',
  '/etc/cron.d',
  '/usr/local',
  '/lib64',
  '/root/.ssh',
  '/var/spool/cron',
  '/var/lib/docker/volumes',
  '/var/lib/docker/volumes/../overlay2',
])('refuses the target %j', (target) => {
  expect(new Set(refused({ target }))).toEqual(new Set(['target']));
});

it.each([-1, 11, 1.5, '1'])('refuses to strip %j folders', (strip_components) => {
  expect(refused({ strip_components })).toEqual(['strip_components']);
});
