import type { Page } from '@playwright/test';

/** Chooses one of several as a person does, by its words: the radio button itself is a pixel, and hidden. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
