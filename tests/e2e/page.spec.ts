import type { Page } from '@playwright/test';
import { readBuild } from './support/build.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

// A browser without special settings: with the service worker and with animations.
test.use({ serviceWorkers: 'allow', reducedMotion: 'no-preference' });

const visits = [
  { name: 'sign-in', path: '/app/login', as: undefined },
  { name: 'page not found', path: '/app/404', as: undefined },
  { name: 'customer dashboard', path: '/app/dashboard', as: people.customer },
  { name: 'notifications', path: '/app/notifications/all', as: people.customer },
  { name: 'admin dashboard', path: '/app/admin/dashboard', as: people.admin },
] as const;

async function open(page: Page, visit: (typeof visits)[number]) {
  if (visit.as) await signIn(page, visit.as);
  await page.goto(visit.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Holds back the parts of the frame that are loaded after the first paint. */
async function holdLateParts(page: Page) {
  const { scriptOf } = await readBuild();
  return hold(page, `**/${scriptOf('src/shell/late-parts.ts')}`);
}

for (const visit of visits) {
  test(`complies with the content security policy, requests nothing from other hosts and logs nothing: ${visit.name}`, async ({
    page,
    baseURL,
  }) => {
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.host !== new URL(baseURL).host && url.protocol !== 'data:') noise.push(`outside: ${url}`);
    });
    await page.exposeFunction('violated', (directive: string) => noise.push(`CSP: ${directive}`));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        // The function that was exposed above, which the types of a page do not know.
        (globalThis as unknown as { violated: (text: string) => void }).violated(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await open(page, visit);
    await page.keyboard.press('Tab');
    await page.getByRole('button').first().hover();
    expect(noise).toEqual([]);
  });
}

test('applies the brand’s accent before any script of the panel runs', async ({ page }) => {
  await page.route('**/api/**/settings', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), brand_color: '#ffe600' } });
  });
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kr-color-accent-solid'));
  await page.goto('/app/login');
  await expect.poll(accent).toBe('#ffe600');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  expect(await accent()).toBe('#ffe600');
  // The settings may still be on their way when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('restores the scroll position of a list on Back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signIn(page, people.admin);
  await page.goto('/app/admin/users');
  const top = () => page.evaluate(() => window.scrollY);
  const leaveAndComeBack = async (where: number) => {
    // Without a wait: the browser reports a scroll only with the next frame.
    await page.getByRole('link', { name: 'Robin Customer' }).evaluate((link: HTMLElement, y) => {
      window.scrollTo(0, y);
      link.click();
    }, where);
    await expect(page.getByRole('heading', { level: 1, name: 'Robin Customer' })).toBeVisible();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect.poll(top).toBe(where);
  };
  // Sorting adds an entry to the history; a search replaces the current one.
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await leaveAndComeBack(120);
  await page.getByRole('searchbox').fill('customer');
  await expect(page).toHaveURL(/q=customer/);
  await leaveAndComeBack(60);
});

// The service worker would answer without the route handler.
test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('restores the scroll position of a page that has to be loaded again', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    // A user who scrolls before the lazy parts are loaded stays there.
    const comeOn = await holdLateParts(page);
    await signIn(page, people.admin);
    await page.goto('/app/admin/users');
    const isNoted = () => page.evaluate(() => 'scrollKey' in ((history.state as object | null) ?? {}));
    const top = () => page.evaluate(() => window.scrollY);
    const link = page.getByRole('link', { name: 'Robin Customer' });
    await link.waitFor();
    expect(await isNoted()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 90));
    comeOn();
    await expect.poll(isNoted).toBe(true);
    expect(await top()).toBe(90);

    await link.evaluate((to: HTMLElement) => to.click());
    const name = page.getByRole('heading', { level: 1, name: 'Robin Customer' });
    await expect(name).toBeVisible();
    await expect.poll(top).toBe(0);
    // With the browser's own Back, within the frame of the scroll.
    await page.evaluate(() => {
      window.scrollTo(0, 110);
      history.back();
    });
    await link.waitFor();
    await expect.poll(top).toBe(90);
    await page.goForward();
    await expect(name).toBeVisible();
    await expect.poll(top).toBe(110);
    // Any input ends the restoring of the position.
    await page.keyboard.press('Shift');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      window.scrollTo(0, 130);
      location.reload();
    });
    await loaded;
    await expect(name).toBeVisible();
    await expect.poll(top).toBe(130);
  });

  test('focuses the heading of the next page although the first was left before its lazy parts were loaded', async ({
    page,
  }) => {
    const comeOn = await holdLateParts(page);
    await signIn(page, people.customer);
    const heading = page.getByRole('heading', { level: 1, name: 'Your servers' });
    await expect(heading).toBeVisible();
    comeOn();
    await expect(heading).toBeFocused();
  });
});

test('shows an error when a page’s styles cannot be loaded, and recovers with Retry', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not by `page.route`: while the page is busy, its next requests can pass a route that was added just now.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const block = (urls: string[]) => browser.send('Network.setBlockedURLs', { urls });
  await block(['*.css']);
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await block([]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  // The browser denies access to the rules of a sheet that failed to load.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].every(({ cssRules }) => cssRules.length)).catch(() => false),
    )
    .toBe(true);
});

test('focuses the heading of an opened record although it is loaded later', async ({ page }) => {
  await signIn(page, people.admin);
  await page.goto('/app/admin/nodes');
  const answer = await hold(page, /\/nodes\/\d+$/);
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nodes\/\d+$/);
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The previous page's heading does not keep the focus either; it is removed once the next page is loaded.
  await page.evaluate(() => history.pushState(null, '', '/app/admin/nodes/999999'));
  await expect(page.getByRole('heading', { level: 1, name: 'This node does not exist' })).toBeFocused();
});

test('signs in, starts and stops a server and signs out with the keyboard alone', async ({ page }) => {
  await page.goto('/app/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(people.customer);
  await page.keyboard.press('Tab');
  await page.keyboard.type('kronos-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your servers' })).toBeFocused();

  const card = page.getByRole('article', { name: 'Holiday House' });
  await tabTo(page, card.getByRole('button', { name: 'Start' }));
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Running');
  await tabTo(page, card.getByRole('button', { name: /actions/i }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Stopped');

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed out')).toBeVisible();
});
