import { expect, it } from 'vitest';
import adminTitles from '../messages/en/adminTitles.ts';
import titles from '../messages/en/titles.ts';
import { areas, type AreaName } from './areas.ts';
import { fill, match as matchIn } from './match.ts';
import { routeIds, routeOf, routes } from './table.ts';
import { loadArea } from './whole.ts';

const match = (path: string) => matchIn(routes, path);

it('has a page for every route and a route for every page', async () => {
  const loaded = await Promise.all((Object.keys(areas) as AreaName[]).map(loadArea));
  const folders = loaded.flatMap(({ pages }) =>
    Object.keys(pages).map((file) => file.slice('../../screens/'.length, -'/Page.tsx'.length)),
  );
  // A wizard is one page with several addresses.
  const screens = new Set(routeIds.flatMap((id) => routeOf(id).screen ?? []));
  expect([...screens].sort()).toEqual(folders.sort());
});

it('has no duplicate paths, and every parent exists', () => {
  const paths = routeIds.map((id) => routeOf(id).path.replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
  for (const id of routeIds) expect(routeIds).toContain(routeOf(id).parent ?? id);
});

it.each(routeIds)('matches the address of %s, with and without a trailing slash', (id) => {
  const names = [...routeOf(id).path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name, at) => [name, `${at + 1}`]));
  const address = fill(routeOf(id), params);
  expect(match(address)).toMatchObject({ id, params });
  expect(match(`${address}/`)).toMatchObject({ id, params });
});

it('has a child for every route without a screen', () => {
  const childless = routeIds.filter(
    (id) => !routeOf(id).screen && !routeIds.some((child) => routeOf(child).parent === id),
  );
  expect(childless).toEqual([]);
});

it('titles every framed page with a text that is loaded with the frame, or with the admin frame', () => {
  const strangers = routeIds.filter((id) => {
    const { isBare, title, guard } = routeOf(id);
    return !isBare && !(title in titles || (guard === 'admin' && title in adminTitles));
  });
  expect(strangers).toEqual([]);
});

it('matches no address that is longer, shorter or malformed', () => {
  for (const path of ['/app/dashboard/1/x', '/app', '/', '', '/dashboard', '/app/%E0%A4%A'])
    expect(match(path)).toBeUndefined();
});
