import { expect, type Page } from '@playwright/test';
import { patience } from '../../../scripts/patience.mjs';

/** Opens the newest mail to an address in the sandbox's inbox. */
export async function openMail(page: Page, inbox: string, to: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: to }).first().getByRole('link');
  await expect(async () => {
    await page.goto(inbox);
    await expect(mail).toBeVisible({ timeout: 500 * patience });
  }).toPass({ timeout: 20_000 * patience });
  await mail.click();
}
