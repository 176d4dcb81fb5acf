import { expect, type Page } from '@playwright/test';
import { type RouteId, routeOf } from '../../../apps/panel/src/routes/table.ts';
import { expectAccessibleIn, expectAccessibleInEveryLook, expectToFit, looks } from './accessible.ts';
import { expectEscapeToClose, expectTabToLead } from './keyboard.ts';
import { roles, type Role, firstVisitsOf } from './visits.ts';

/** What tells how a page is built: those of a kind differ in their contents, and in little else. */
const kindOf = (id: RouteId): string => {
  const { path, isBare } = routeOf(id);
  if (isBare) return 'bare';
  const area = path.startsWith('/app/admin') ? 'admin' : 'customer';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return `${area} ${/^(?:new|create|edit)/.test(last) ? 'form' : last.startsWith(':') ? 'detail' : 'list'}`;
};

const visited = (Object.keys(roles) as Role[]).flatMap(firstVisitsOf);
const isFirstOfKind = (id: RouteId): boolean => visited.find((other) => kindOf(other) === kindOf(id)) === id;

/** Title, heading and landmarks of one page. */
export async function expectFrame(page: Page, id: RouteId): Promise<void> {
  await expect(page).toHaveTitle(/^\S.* · Kronos$/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (routeOf(id).isBare) return;
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
}

/**
 * One page as everybody meets it: by eye, by keyboard, on a narrow screen. The first of its kind in both themes and at both
 * widths, the others in one of these looks after the other. The frame around them is looked at once for each role.
 */
export async function expectWhole(page: Page, id: RouteId): Promise<void> {
  await expectFrame(page, id);
  await expectTabToLead(page);
  await expectEscapeToClose(page);
  await expectToFit(page);
  const turn = visited.indexOf(id);
  // What no visit leads to, as the set-up, has no turn among the others.
  if (turn < 0 || isFirstOfKind(id)) await expectEveryLook(page, id);
  else await expectAccessibleIn(page, looks[turn % looks.length]!, partOf(id));
}

/** axe finds nothing on the page in any look. */
const expectEveryLook = (page: Page, id: RouteId): Promise<void> => expectAccessibleInEveryLook(page, partOf(id));

const partOf = (id: RouteId) => {
  const { isBare, guard } = routeOf(id);
  return isBare || guard === 'leaving' ? {} : { within: 'main' };
};
