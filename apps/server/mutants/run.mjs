// `npm run mutants`: counts the planted faults that tests detect, area by area. With names of areas, only those.
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { root, run } from '../../../scripts/setup.mjs';
import { areas } from './areas.mjs';

const required = 85;
const asked = argv.slice(2);
const results = [];
for (const area of Object.keys(areas)) {
  if (asked.length > 0 && !asked.includes(area)) continue;
  const command = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'apps/server/mutants/stryker.config.mjs',
  ];
  const code = await run(process.execPath, command, { env: { KRONOS_MUTANTS: area, KRONOS_PATIENCE: '1' } });
  if (code !== 0) exit(code);
  results.push({ area, ...count(JSON.parse(readFileSync(`${root}test-results/mutants/${area}.json`, 'utf8'))) });
}
const total = { area: 'total', detected: sum('detected'), planted: sum('planted') };
for (const { area, detected, planted } of [...results, total])
  console.log(
    `${area.padEnd(12)} ${String(detected).padStart(5)} of ${String(planted).padStart(5)}  ${percent(detected, planted)} %`,
  );
exit(percent(total.detected, total.planted) >= required ? 0 : 1);

/** A fault that hangs the tests is detected; one that does not compile, or is left out, was never planted. */
function count({ files }) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const all = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  const detected = all('Killed', 'Timeout');
  return { detected, planted: detected + all('Survived', 'NoCoverage') };
}

function sum(name) {
  return results.reduce((before, result) => before + result[name], 0);
}

function percent(detected, planted) {
  return Math.floor((100 * detected) / planted);
}
