import type { Page } from '@playwright/test';

export const password = 'kronos-demo';
export const people = {
  customer: 'customer@kronos.test',
  otherCustomer: 'customer2@kronos.test',
  admin: 'admin@kronos.test',
  reseller: 'reseller@kronos.test',
  moderator: 'moderator@kronos.test',
} as const;

/** Signs in through the sign-in page. */
export async function signIn(page: Page, email: string, secret = password, origin = ''): Promise<void> {
  await page.goto(`${origin}/app/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // Resolves at once, where an expectation would poll again after half a second.
  await page.waitForURL(/\/app\/(admin\/)?dashboard$/);
}
