// The same page of eight parts in every kit: its size, and the script time until it is mounted.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { build } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { root, stop } from '../../scripts/setup.mjs';
import { allGood, figure, median } from '../figures.mjs';
import { installPeers } from '../install-peers.mjs';
import { checkPage } from './check.mjs';
import { kits, withoutPlugin } from './kits.mjs';
import { gzipped, mountTimes, openPage, pageSizes } from './measure.mjs';
import { buildPage } from './pages.mjs';
import { servePages } from './serve.mjs';
import { judge, table } from './targets.mjs';

const rounds = 15;

if ((await installPeers('bench/ui')) !== 0) stop('The peers could not be installed; see the output above.');
if ((await build(['ui'])) !== 0) stop('The build of the kit failed; see the output above.');

// Imported only now that it is built. All pages are built with it, for the same conditions; it finds React Aria in
// ours only.
const { kronosUi } = await import('@kronos/ui/vite');
const plugins = [kronosUi({ locales: ['en-US'] })];
for (const kit of kits) await buildPage('bench/ui', kit, { plugins });
await buildPage('bench/ui', 'kronos', { as: withoutPlugin });
const measured = [...kits, withoutPlugin];

const server = await servePages();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const pages = {};
try {
  for (const kit of measured) {
    const { page, mount, close } = await openPage(browser, server.address(kit));
    page.setDefaultTimeout(15_000);
    await mount();
    const mounted = await pageSizes(kit, page);
    await checkPage(page).catch((error) => {
      throw new Error(`The page of ${kit} does not behave like the others.`, { cause: error });
    });
    const used = await pageSizes(kit, page);
    pages[kit] = { ...mounted, used: used.js + used.css, times: [] };
    await close();
  }
  // In turn, so that anything that slows down the machine affects all of them.
  for (let round = 0; round < rounds; round += 1) {
    for (const kit of measured) pages[kit].times.push(await mountTimes(browser, server.address(kit)));
  }
} finally {
  await browser.close();
  await server.stop();
}

const figures = Object.fromEntries(
  Object.entries(pages).map(([kit, { times, ...sizes }]) => [
    kit,
    {
      ...sizes,
      script: median(times.map(({ script }) => script)),
      painting: median(times.map(({ painting }) => painting)),
    },
  ]),
);
const { [withoutPlugin]: _, ...judgedPages } = figures;
const judged = judge(judgedPages, gzipped(readFileSync(`${root}packages/ui/dist/styles.css`)));
console.log(`${table(figures)}\n`);
for (const { name, value, unit, target } of judged) figure(name, value, unit, target);

mkdirSync(`${root}.cache/bench/ui`, { recursive: true });
writeFileSync(
  `${root}.cache/bench/ui/page.json`,
  `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, rounds, pages: figures, judged }, null, 2)}\n`,
);
process.exit(allGood() ? 0 : 1);
