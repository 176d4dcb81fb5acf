// `npm test`: installs, gets a Chromium, runs every check and test, and ends with the count of all of them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, packages, product } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, requireNode, root, run, step, stop } from './setup.mjs';

requireNode();
await install();
const chromium = ensureChromium((sentence) => console.log(sentence));
if (!chromium) {
  stop('The browser tests need a Chromium: install one, or name its path in KRONOS_CHROMIUM, then run npm test again.');
}

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const env = { CI: 'true', KRONOS_CHROMIUM: chromium };
const bin = (name) => join(root, 'node_modules/.bin', name);
const count = (passed, failed, skipped) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};

/** A check that passes or fails as one. */
async function check(name, command, args, extra = {}) {
  const code = await step(name, () => run(command, args, { env: { ...env, ...extra }, quiet: true }));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0);
  if (code !== 0) failures.push(name);
}

/** A run of vitest; its tests are counted one by one. */
async function vitest(name, args, extra = {}) {
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await step(name, () =>
    run(bin('vitest'), ['run', ...args, ...reporters], { env: { ...env, ...extra } }),
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (report) count(report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests);
  // A file that could not be loaded fails the run without a failed test.
  if (code !== 0 && !report?.numFailedTests) count(0, 1, 0);
  if (code !== 0) failures.push(name);
  for (const { assertionResults } of report?.testResults ?? []) {
    for (const test of assertionResults)
      if (test.status !== 'passed' && test.status !== 'failed') skipped.push(test.fullName);
  }
}

/** A run of Playwright against the started product. */
async function playwright(name, args) {
  const file = join(results, 'e2e.json');
  const code = await step(name, () =>
    run(bin('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  );
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : undefined;
  if (stats) count(stats.expected, stats.unexpected + stats.flaky, stats.skipped);
  if (code !== 0 && !stats?.unexpected) count(0, 1, 0);
  if (code !== 0) failures.push(name);
}

const skipped = [];

await check('Format', bin('biome'), ['format', '.']);
await check('Lint', bin('oxlint'), [
  '--type-aware',
  '--deny-warnings',
  'packages',
  'apps',
  'scripts',
  'tests',
  'bench',
  '.storybook',
]);
await check('Types', process.execPath, ['scripts/typecheck.mjs']);
await check('Unused code', bin('knip'), ['--treat-config-hints-as-errors']);

const built = await step('Building everything', () => build([...packages, ...product]));
count(built === 0 ? 1 : 0, built === 0 ? 0 : 1, 0);
if (built !== 0) failures.push('Building everything');

await vitest('Unit, server and engine tests', ['--project', '!packed']);
if (process.env.KRONOS_TEST_DATABASE_URL) {
  await vitest('Server tests on PostgreSQL', ['--project', 'server'], { KRONOS_TEST_DATABASE: 'postgres' });
}
await vitest('Stories, accessibility and pictures', ['--config', '.storybook/vitest.config.ts'], {
  KRONOS_VISUAL: '1',
});
if (built === 0) {
  await check('Sizes', bin('size-limit'), []);
  await vitest('Published packages', ['--project', 'packed']);
  await playwright('End to end', []);
}

if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map((name) => `  ${name}`).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
const mustRunAll = process.env.KRONOS_REQUIRE_ENGINES === '1';
if (mustRunAll && total.skipped > 0) console.log('\nHere every engine must be present: a skipped test is a failure.');
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && failures.length === 0 && !(mustRunAll && total.skipped > 0) ? 0 : 1);
