import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { people, signIn } from './support/people.ts';
import { expect, test } from './support/product.ts';

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

for (const visit of visits) {
  test(`${visit.name}: nothing breaks the content security policy, nothing is asked for outside, the console is quiet`, async ({
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
        (globalThis as unknown as { violated: (text: string) => void }).violated(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await open(page, visit);
    await page.keyboard.press('Tab');
    await page.getByRole('button').first().hover();
    expect(noise).toEqual([]);
  });

  for (const colorScheme of ['dark', 'light'] as const) {
    for (const width of [1440, 390]) {
      test(`${visit.name}: axe finds nothing, ${colorScheme}, ${width} px`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL,
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await open(page, visit);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        await context.close();
      });
    }
  }

  test(`${visit.name}: fits 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, visit);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("a brand's accent is there before any script of the panel", async ({ page }) => {
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
});

test('by keyboard alone: sign in, start a server, stop it, sign out', async ({ page }) => {
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
  await expect(card).toContainText('Running', { timeout: 20_000 });
  await tabTo(page, card.getByRole('button', { name: /actions/i }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Stopped', { timeout: 20_000 });

  await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are signed out')).toBeVisible();
});

/** Presses Tab until the element has the focus, once round the page at most. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>) {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab.');
}
