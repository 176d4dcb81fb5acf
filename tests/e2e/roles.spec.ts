import { routeIds, routeOf, routes } from '../../apps/panel/src/routes/table.ts';
import type { MenuFacts } from '../../apps/panel/src/routes/entry.ts';
import { menuEntries } from '../../apps/panel/src/shell/menu.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';
import { askAs, mayVisit, type Role, roles } from './support/visits.ts';

// The guard's decision for every role and route is tested in apps/panel/src/routes/decide.test.ts.

const people = (Object.keys(roles) as Role[]).filter((role) => role !== 'guest');

for (const role of people)
  test(`shows ${role} the menu of the role, and refuses other areas`, async ({ page }) => {
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
    // A parent without a page redirects to its first child.
    await expect
      .poll(async () => (await inside()).filter((href) => href?.startsWith('/app')))
      .toEqual(menuEntries(routes, menu, facts).map(({ entry }) => expect.stringContaining(entry.path)));

    const forbidden = routeIds.find((id) => {
      const { guard, path } = routeOf(id);
      const isForSome = guard === 'reseller' || guard === 'moderator' || guard === 'admin';
      return isForSome && !path.includes(':') && !mayVisit(role, routeOf(id));
    });
    // For admins such a page exists only once other roles have pages of their own.
    if (forbidden === undefined) return;
    const { path } = routeOf(forbidden);
    await page.goto(path);
    await expect(page).toHaveURL(`/app/dashboard?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText('That page is not for your account')).toBeVisible();
  });
