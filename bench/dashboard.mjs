// A customer's download for the dashboard, its Lighthouse result on a phone, and the duration of page changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/setup.mjs';
import { allGood, figure, median } from './figures.mjs';
import { lighthouse } from './lighthouse.mjs';
import { createCall, people } from './product-calls.mjs';
import { serve } from './serve.mjs';

const rounds = 10;
const pages = {
  customer: ['/app/dashboard', '/app/notifications/all', '/app/settings/user', '/app/settings/user-management'],
  admin: [
    '/app/admin/dashboard',
    '/app/admin/users',
    '/app/admin/requested-trials',
    '/app/admin/user-interaction/alerts',
    '/app/admin/app-management/system',
  ],
};

const executablePath = ensureChromium(console.log);
const product = await serve();
const call = createCall(product.origin);
const { token } = await call('/api/login', people.customer);
try {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  figure('dashboard: JS of a customer’s first load without realtime, gz', await firstLoad(browser), 'kB', 160);
  for (const role of Object.keys(pages)) {
    const times = await changes(browser, role);
    figure(`change of page → its content, ${role}, median`, median(times), 'ms', 100);
  }
  await browser.close();
  await lighthouse('dashboard', `${product.origin}/app/dashboard`, {
    executablePath,
    performance: 90,
    kept: { 'kronos.token': token },
  });
} finally {
  await product.stop();
}
process.exit(allGood() ? 0 : 1);

/** The kB of all scripts until the dashboard is idle, except those that only the socket needs. */
async function firstLoad(browser) {
  const page = await signedIn(browser, 'customer');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.context().close();
  const files = [...new Set(loaded.map((name) => new URL(name).pathname.slice(1)))].filter((file) =>
    file.endsWith('.js'),
  );
  const built = join(root, 'apps/panel/dist');
  const manifest = Object.entries(JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')));
  const realtime = new Set(
    manifest.filter(([name]) => name.includes('packages/realtime/')).map(([, { file }]) => file),
  );
  return (
    files
      .filter((file) => !realtime.has(file) && file.startsWith('assets/'))
      .map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0) / 1000
  );
}

async function signedIn(browser, role) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.origin}/app/login`);
  await page.getByLabel('E-mail').fill(people[role].email);
  await page.getByLabel('Password', { exact: true }).fill(people[role].password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/dashboard$/);
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * The milliseconds from the change of the address to the frame that shows the page with its data, with its code
 * already loaded.
 */
async function changes(browser, role) {
  const page = await signedIn(browser, role);
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const to of [...pages[role].slice(1), pages[role][0]]) {
      const time = await page.evaluate(async (address) => {
        const before = document.querySelector('main h1');
        const begun = performance.now();
        history.pushState(null, '', address);
        const isHere = () => {
          const title = document.querySelector('main h1');
          return title && title !== before && !document.querySelector('main [aria-busy="true"]');
        };
        const until = begun + 10_000;
        do await new Promise(requestAnimationFrame);
        while (!isHere() && performance.now() < until);
        return performance.now() - begun;
      }, to);
      // The first round loads the code.
      if (round > 0) times.push(time);
    }
  }
  await page.context().close();
  return times;
}
