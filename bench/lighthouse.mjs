// The Lighthouse result of a page on a phone: the median of five visits, each by a new browser.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../scripts/setup.mjs';
import { figure, median } from './figures.mjs';

const visits = 5;
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Adds the page's two figures. `kept` is put into the visitor's local storage, such as a session. */
export async function lighthouse(name, address, { executablePath, performance, kept = {} }) {
  const scores = { performance: [], accessibility: [] };
  for (let visit = 0; visit < visits; visit += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'kronos-lighthouse-'));
    try {
      const { categories } = await look(folder, address, executablePath, kept);
      for (const category of Object.keys(scores)) scores[category].push(categories[category].score * 100);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(`   performance ${scores.performance.map(Math.round).join(', ')}`);
  figure(`${name}: Lighthouse mobile, performance`, median(scores.performance), '', performance, { atLeast: true });
  figure(`${name}: Lighthouse mobile, accessibility`, median(scores.accessibility), '', 100, { atLeast: true });
}

async function look(folder, address, executablePath, kept) {
  const profile = join(folder, 'profile');
  const report = join(folder, 'report.json');
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: quiet });
  const page = await context.newPage();
  // A file of the panel's origin that loads none of its code.
  await page.goto(new URL('/healthz', address).href);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(kept),
  );
  await context.close();
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--only-categories=performance,accessibility',
    // A reset would sign the visitor out; there is nothing else to reset.
    '--disable-storage-reset',
    `--chrome-flags=${['--headless', `--user-data-dir=${profile}`, ...quiet].join(' ')}`,
  ];
  const code = await run('npx', ['--yes', 'lighthouse@12.8.2', address, ...options], {
    quiet: true,
    env: { CHROME_PATH: executablePath },
    cwd: folder,
  });
  if (code !== 0) throw new Error('Lighthouse failed to run.');
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (new URL(result.finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`Lighthouse opened ${result.finalDisplayedUrl} instead of ${address}.`);
  return result;
}
