import { patience } from '../../scripts/patience.mjs';
import { dresses, openDressed } from './support/dressed.ts';
import { expect, test } from './support/product.ts';
import { askAs, firstVisitsOf, goTo, type Role, roles } from './support/visits.ts';

for (const dress of dresses)
  test(`shows every text of every route from the catalogue, in full, in ${dress.locale} at ${dress.width} px`, async ({
    browser,
    product,
  }) => {
    // Visits all routes, one after the other.
    test.setTimeout(240_000 * patience);
    // Each route once, as the first of these users who can open it.
    for (const role of Object.keys(roles) as Role[]) {
      const visits = firstVisitsOf(role);
      if (visits.length === 0) continue;
      const { page, look, signIn, close } = await openDressed(browser, product.origin, dress);
      // The longer demo notice wraps to a second line on a phone: once it is shown, nothing moves under a click.
      await expect(page.locator('section').first()).toBeVisible();
      const email = roles[role];
      if (email === undefined) {
        await page.locator('button[type=submit]').click();
        await look('empty fields');
      } else {
        await signIn(email);
        await page.getByRole('banner').getByRole('button').last().click();
        await expect(page.getByRole('menuitem').first()).toBeVisible();
        await look(`account menu of ${role}`);
        await page.keyboard.press('Escape');
      }
      for (const id of visits) {
        await goTo(page, id, askAs(page));
        await look(`${id} of ${role}`);
      }
      await close();
    }
  });
