// `node bench/grid/run.mjs [grid] [log] [shares]`: big lists against the plain list, AG Grid Community and MUI DataGrid. Exits
// with 1 when a target is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { build } from '../../scripts/build.mjs';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { install, root, stop } from '../../scripts/setup.mjs';
import { median } from '../figures.mjs';
import { installPeers } from '../install-peers.mjs';
import { measureGrid, measureLog, measureShares } from './measure.mjs';
import { buildPage } from './pages.mjs';
import { grids, gridTargets, logs, logTargets, shares, shareTargets, table, verdicts } from './targets.mjs';

const rounds = Number(process.env.KRONOS_BENCH_ROUNDS ?? 9);
const parts = {
  grid: { pages: grids, measure: measureGrid, targets: gridTargets },
  shares: { pages: shares, measure: measureShares, targets: shareTargets },
  log: { pages: logs, measure: measureLog, targets: logTargets },
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) stop(`Unknown part: ${unknown.join(', ')}. The parts are grid, log and shares.`);
const asked = named.length > 0 ? named : Object.keys(parts);

await install();
if ((await installPeers('bench/grid')) !== 0) stop('The other grids could not be installed; see the output above.');
if ((await build(['ui'])) !== 0) stop('The build of the kit failed; see the output above.');

/**
 * Measures the pages in turn, so that anything that slows down the machine affects all of them; returns the medians.
 */
async function measured({ pages, measure }) {
  const names = [...new Set(Object.values(pages).map(({ page }) => page))];
  for (const name of names) await buildPage(name);
  const browser = await chromium.launch({
    executablePath: ensureChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, page] of Object.entries(pages)) samples[name].push(await measure(browser, page));
    }
  } finally {
    await browser.close();
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, taken]) => [
      name,
      Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((sample) => sample[key]))])),
    ]),
  );
}

const results = {};
let isGood = true;
for (const name of asked) {
  const { pages, targets } = parts[name];
  const figures = await measured(parts[name]);
  const judged = targets(figures);
  results[name] = { figures, judged };
  isGood &&= judged.every(({ value, most }) => value <= most);
  console.log(`\n${table(pages, figures)}\n\n${verdicts(judged)}`);
}

mkdirSync(`${root}.cache/bench`, { recursive: true });
for (const [name, result] of Object.entries(results)) {
  const file = { at: new Date().toISOString(), cores: cpus().length, rounds, ...result };
  writeFileSync(`${root}.cache/bench/ui-${name}.json`, `${JSON.stringify(file, null, 2)}\n`);
}
process.exit(isGood ? 0 : 1);
