import { expect, it } from 'vitest';
import { href, match } from './match.ts';
import { pages } from './pages.ts';
import { routeIds, routeOf, routes } from './table.ts';

it('has a page for every route and a route for every page', () => {
  const folders = Object.keys(pages).map((file) => file.slice('../screens/'.length, -'/Page.tsx'.length));
  expect(routeIds.map((id) => routes[id].screen).sort()).toEqual(folders.sort());
});

it('has no path twice and no parent that is not there', () => {
  const paths = routeIds.map((id) => routeOf(id).path.replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
  for (const id of routeIds) expect(routeIds).toContain(routeOf(id).parent ?? id);
});

it.each(routeIds)('finds %s again at its own address', (id) => {
  expect(match(href(id))).toEqual({ id, params: {} });
  expect(match(`${href(id)}/`)).toEqual({ id, params: {} });
});

it('knows nothing of an address that is longer, shorter or broken', () => {
  for (const path of ['/app/dashboard/x', '/app', '/', '', '/dashboard', '/app/%E0%A4%A'])
    expect(match(path)).toBeUndefined();
});
