import type { Page } from '@playwright/test';

/** Holds the requests of a page to these addresses back; returns a function that lets them through. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  let letThrough = () => {};
  const isThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await isThrough;
    await route.continue();
  });
  return letThrough;
}
