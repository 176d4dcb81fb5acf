import { expect, type Page } from '@playwright/test';

/** At the width of a phone nothing may stick out of the page sideways. */
export async function expectNoOverflow(page: Page, place: string): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(wide, { message: `${place} is wider than the screen by` }).toBeLessThanOrEqual(0);
}
