import { expect, type Page } from '@playwright/test';
import { type RouteId, routeOf } from '../../../apps/panel/src/routes/table.ts';
import { expectAccessibleIn, expectAccessibleInEveryLook, expectToFit, looks } from './accessible.ts';
import { expectEscapeToClose, expectTabToLead } from './keyboard.ts';
import { roles, type Role, firstVisitsOf } from './visits.ts';

/** The kind of a page: pages of one kind differ in their contents and little else. */
const kindOf = (id: RouteId): string => {
  const { path, isBare } = routeOf(id);
  if (isBare) return 'bare';
  const area = path.startsWith('/app/admin') ? 'admin' : 'customer';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return `${area} ${/^(?:new|create|edit)/.test(last) ? 'form' : last.startsWith(':') ? 'detail' : 'list'}`;
};

const visited = (Object.keys(roles) as Role[]).flatMap(firstVisitsOf);
const isFirstOfKind = (id: RouteId): boolean => visited.find((other) => kindOf(other) === kindOf(id)) === id;

/** Expects the title, the heading and the landmarks of a page. */
export async function expectFrame(page: Page, id: RouteId): Promise<void> {
  await expect(page).toHaveTitle(/^\S.* · Kronos$/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (routeOf(id).isBare) return;
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
}

/**
 * Expects that a page is usable by eye, by keyboard and on a narrow screen. The first of its kind is checked in both
 * themes at both widths, each of the others in one of these looks in turn. The frame around them is checked once for
 * each role.
 */
export async function expectWhole(page: Page, id: RouteId): Promise<void> {
  await expectFrame(page, id);
  await expectTabToLead(page);
  await expectEscapeToClose(page);
  await expectToFit(page);
  const turn = visited.indexOf(id);
  // Pages that no visit includes, such as the set-up, have no turn.
  if (turn < 0 || isFirstOfKind(id)) await expectEveryLook(page, id);
  else await expectAccessibleIn(page, looks[turn % looks.length]!, partOf(id));
}

/** Expects that axe finds no violations on the page in any look. */
const expectEveryLook = (page: Page, id: RouteId): Promise<void> => expectAccessibleInEveryLook(page, partOf(id));

const partOf = (id: RouteId) => {
  const { isBare, guard } = routeOf(id);
  return isBare || guard === 'leaving' ? {} : { within: 'main' };
};
