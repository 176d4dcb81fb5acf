import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/accessible.ts';
import { expectFocusToShow } from './support/keyboard.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, firstVisitsOf, goTo, type Role, roles, visitsOf } from './support/visits.ts';
import { expectFrame, expectWhole } from './support/whole.ts';

for (const role of Object.keys(roles) as Role[]) {
  test.describe(`as ${role}`, () => {
    let page: Page;
    test.beforeAll(async ({ browser, product }) => {
      page = await browser.newPage({ baseURL: product.origin, colorScheme: 'dark' });
      const email = roles[role];
      if (email === undefined) await page.goto('/app/login');
      else await signIn(page, email);
    });
    test.afterAll(() => page.close());

    test('has an accessible frame whose first tab stop skips it', async () => {
      await expect(page.locator('main h1')).toBeVisible();
      await expectAccessibleInEveryLook(page);
      if (role === 'guest') return;
      await page.reload();
      await expect(page.locator('main h1')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
      await expectFocusToShow(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    const own = firstVisitsOf(role);
    for (const id of own)
      test(`shows ${id} in full`, async () => {
        await goTo(page, id, askAs(page));
        await expectWhole(page, id);
      });

    const shared = visitsOf(role).filter((id) => !own.includes(id));
    if (shared.length === 0) return;
    test('opens the pages that it shares with other roles', async () => {
      for (const id of shared)
        await test.step(id, async () => {
          await goTo(page, id, askAs(page));
          await expectFrame(page, id);
        });
    });
  });
}
