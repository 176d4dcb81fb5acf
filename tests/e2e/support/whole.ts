import { expect, type Page } from '@playwright/test';
import { type RouteId, routeOf } from '../../../apps/panel/src/routes/table.ts';
import { expectAccessibleInEveryLook, expectToFit } from './accessible.ts';
import { expectEscapeToClose, expectTabToLead } from './keyboard.ts';

/** One page as everybody meets it: its title, heading and landmarks, by eye, by keyboard, on a narrow screen. */
export async function expectWhole(page: Page, id: RouteId): Promise<void> {
  const { isBare } = routeOf(id);
  await expect(page).toHaveTitle(/^\S.* · Kronos$/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  if (!isBare) {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  }
  await expectTabToLead(page);
  await expectEscapeToClose(page);
  await expectToFit(page);
}

/** What stands on a page has the same looks for everybody, and the frame around it is looked at once for each role. */
export const expectEveryLook = (page: Page, id: RouteId): Promise<void> => {
  const { isBare, guard } = routeOf(id);
  return expectAccessibleInEveryLook(page, isBare || guard === 'leaving' ? {} : { within: 'main' });
};
