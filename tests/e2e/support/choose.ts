import type { Page } from '@playwright/test';

/** Selects a radio button by its label: the input itself is a pixel, and hidden. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
