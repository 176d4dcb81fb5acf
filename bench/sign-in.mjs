// What a visitor downloads before the sign-in page is painted, and what Lighthouse says of it on a phone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { ensureChromium } from '../scripts/chromium.mjs';
import { root, run } from '../scripts/setup.mjs';
import { allGood, figure, median } from './figures.mjs';
import { serve } from './serve.mjs';

const executablePath = ensureChromium(console.log);
const product = await serve();
const folder = mkdtempSync(join(tmpdir(), 'kronos-lighthouse-'));
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
  figure('sign-in: JS before the first paint, gz', built('.js'), 'kB', 105);
  figure('sign-in: CSS before the first paint, gz', built('.css'), 'kB', 6);
  figure('sign-in: requests to anywhere else', outside.length, '', 0);

  const scores = { performance: [], accessibility: [] };
  for (let round = 0; round < 3; round += 1) {
    const report = join(folder, `${round}.json`);
    const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';
    const code = await run(
      'npx',
      [
        '--yes',
        'lighthouse@12.8.2',
        `${product.origin}/app/login`,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--only-categories=performance,accessibility',
        `--chrome-flags=${flags}`,
      ],
      { quiet: true, env: { CHROME_PATH: executablePath }, cwd: folder },
    );
    if (code !== 0) throw new Error('Lighthouse could not run.');
    const { categories } = JSON.parse(readFileSync(report, 'utf8'));
    for (const name of Object.keys(scores)) scores[name].push(categories[name].score * 100);
  }
  figure('sign-in: Lighthouse mobile, performance', median(scores.performance), '', 95, { atLeast: true });
  figure('sign-in: Lighthouse mobile, accessibility', median(scores.accessibility), '', 100, { atLeast: true });
} finally {
  rmSync(folder, { recursive: true, force: true });
  await product.stop();
}
process.exit(allGood() ? 0 : 1);
