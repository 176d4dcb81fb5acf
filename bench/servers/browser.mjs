import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { people } from '../product-calls.mjs';

/** Opens the panel as the admin, on the dashboard. */
export async function openPanel(origin) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/app/login`);
  await page.getByLabel('E-mail').fill(people.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/dashboard$/);
  return page;
}
