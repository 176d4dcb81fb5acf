import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/product.ts';

/** Everything that the server said: names, commands and its own sentences are data, not texts of the panel. */
function collectData(page: Page): Set<string> {
  const data = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 1) data.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.json().then(walk, () => undefined);
  });
  return data;
}

/** Visible texts and spoken names with letters in them that are neither dressed up nor data. */
async function strangers(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        // Times are words of Intl; initials are letters of a name.
        if (!parent || parent.closest('time, script, style, noscript, [aria-hidden="true"]')) continue;
        if (parent.checkVisibility()) found.push(node.data);
      } else if (node instanceof Element && !node.closest('time')) {
        for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
          found.push(node.getAttribute(name) ?? '');
        }
      }
    }
    return [...found, document.title.replace(/ · [^·]*$/, '')];
  });
  const byLength = [...data].sort((a, b) => b.length - a.length);
  return texts.filter((text) => {
    const rest = byLength.reduce((left, value) => left.replaceAll(value, ''), text.trim());
    return /\p{L}/u.test(rest) && !/^\[.*\]$/su.test(text.trim());
  });
}

test('in the pseudo-locale every text comes from the catalogue', async ({ page }) => {
  const data = collectData(page);
  // React Aria's own word, hidden in each of its overlays, in the 34 languages it knows.
  data.add('Dismiss');
  await page.addInitScript(() => localStorage.setItem('kronos.locale', 'en-XA'));
  const look = async (place: string) => {
    await page.waitForLoadState('networkidle');
    expect(await strangers(page, data), place).toEqual([]);
  };

  await page.goto('/app/login');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await look('sign-in');
  await page.locator('button[type=submit]').click();
  await look('empty fields');
  await page.goto('/app/404');
  await look('page not found');

  for (const email of [people.customer, people.admin]) {
    await page.goto('/app/login');
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill('kronos-demo');
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/dashboard/);
    await look(`dashboard of ${email}`);
    await page.getByRole('banner').getByRole('button').last().click();
    await look(`account menu of ${email}`);
    await page.getByRole('menuitem').last().click();
    await expect(page).toHaveURL(/login/);
    await look('signed out');
  }
});
