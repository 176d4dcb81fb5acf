// A visitor's download before the sign-in page is painted, and its Lighthouse result on a phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/setup.mjs';
import { allGood, figure } from './figures.mjs';
import { lighthouse } from './lighthouse.mjs';
import { serve } from './serve.mjs';

const executablePath = ensureChromium(console.log);
const product = await serve();
try {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const outside = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.origin && !request.url().startsWith('data:'))
      outside.push(request.url());
  });
  await page.goto(`${product.origin}/app/login`, { waitUntil: 'networkidle' });
  const { painted, resources } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  await browser.close();

  const built = (kind) =>
    resources
      .filter(({ name, startTime }) => startTime < painted && new URL(name).pathname.endsWith(kind))
      .map(
        ({ name }) =>
          gzipSync(readFileSync(join(root, 'apps/panel/dist', new URL(name).pathname)), { level: 9 }).length,
      )
      .reduce((sum, bytes) => sum + bytes, 0) / 1000;
  figure('sign-in: JS before the first paint, gz', built('.js'), 'kB', 103);
  figure('sign-in: CSS before the first paint, gz', built('.css'), 'kB', 6);
  figure('sign-in: requests to anywhere else', outside.length, '', 0);

  await lighthouse('sign-in', `${product.origin}/app/login`, { executablePath, performance: 95 });
} finally {
  await product.stop();
}
process.exit(allGood() ? 0 : 1);
