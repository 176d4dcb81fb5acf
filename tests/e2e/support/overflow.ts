import { expect, type Page } from '@playwright/test';

/** Expects that the page does not overflow sideways at the width of a phone. */
export async function expectNoOverflow(page: Page, place: string): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wide, { message: `${place} is wider than the screen by` }).toBeLessThanOrEqual(0);
}
