import { routeIds, routeOf, routes } from '../../apps/panel/src/routes/table.ts';
import type { MenuFacts } from '../../apps/panel/src/routes/entry.ts';
import { menuEntries } from '../../apps/panel/src/shell/menu.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, mayVisit, type Role, roles } from './support/visits.ts';

// The guard's answer for every role at every route is in apps/panel/src/routes/decide.test.ts.

const people = (Object.keys(roles) as Role[]).filter((role) => role !== 'guest');

for (const role of people)
  test(`${role}: signs in, has the menu of theirs, and is kept from what is not`, async ({ page }) => {
    await signIn(page, roles[role] ?? '');
    const ask = askAs(page);
    const [user, settings] = await Promise.all([
      ask<MenuFacts['user']>('/api/get-user'),
      ask<MenuFacts['settings']>('/api/system/settings'),
    ]);
    const facts = { user, settings };
    const menu = role === 'admin' ? 'admin' : 'customer';
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const inside = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // A parent without a page of its own leads to its first child.
    await expect
      .poll(async () => (await inside()).filter((href) => href?.startsWith('/app')))
      .toEqual(menuEntries(routes, menu, facts).map(({ entry }) => expect.stringContaining(entry.path)));

    const forbidden = routeIds.find((id) => {
      const { guard, path } = routeOf(id);
      const isForSome = guard === 'reseller' || guard === 'moderator' || guard === 'admin';
      return isForSome && !path.includes(':') && !mayVisit(role, routeOf(id));
    });
    // What only some others see comes to admins with the first such page.
    if (forbidden === undefined) return;
    const { path } = routeOf(forbidden);
    await page.goto(path);
    await expect(page).toHaveURL(`/app/dashboard?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText('That page is not for your account')).toBeVisible();
  });
