// `npm test`: installs, ensures a Chromium, runs every check and test, and ends with the count of all of them. With
// `npm test -- --strict` no test gets a second try.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { everyday } from './projects.mjs';
import { secondTry } from './second-try.mjs';
import { install, requireNode, root, run, step, stop } from './setup.mjs';
import { createReport } from './test-report.mjs';

requireNode();
await install();
const chromium = ensureChromium((sentence) => console.log(sentence));
if (!chromium) {
  stop('The browser tests need a Chromium: install one, or name its path in KRONOS_CHROMIUM, then run npm test again.');
}

const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const report = createReport();
const isStrict = process.argv.includes('--strict');
// Neither the time zone nor the language of the machine is part of what is tested.
const env = {
  CI: 'true',
  KRONOS_CHROMIUM: chromium,
  KRONOS_STRICT: isStrict ? '1' : '',
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
};
const bin = (name) => join(root, 'node_modules/.bin', name);
const pathOf = (name) => join(results, name.replaceAll(/\W+/g, '-'));
const fileOf = (name) => `${pathOf(name)}.json`;
const assignments = (extra) => Object.entries(extra).map(([key, value]) => `${key}=${value} `);

/** Prints the name of a stage and records its duration. */
async function stage(name, work) {
  const began = performance.now();
  const code = await step(name, work);
  report.stage(name, performance.now() - began);
  return code;
}

/** Runs a check that passes or fails as a whole: a script of package.json, so that it is the same by hand. */
async function check(name, script) {
  const kept = [];
  const code = await stage(name, () => run('npm', ['run', '--silent', script], { env, quiet: true, kept }));
  report.check(name, code, Buffer.concat(kept).toString(), `npm run ${script}`);
  return code === 0;
}

/** Runs vitest; its tests are counted one by one. `select` are arguments that a single test does not need. */
async function vitest(name, args, { select = [], extra = {} } = {}) {
  const file = fileOf(name);
  const again = fileOf(`${name} again`);
  const tests = (words, summary) =>
    run(bin('vitest'), ['run', ...args, ...words], { env: { ...env, ...extra, KRONOS_SUMMARY: summary } });
  const code = await stage(name, async () => {
    const first = await tests(select, file);
    const failed = first !== 0 && !isStrict && existsSync(file) && secondTry(JSON.parse(readFileSync(file, 'utf8')));
    if (!failed) return first;
    console.log('\nSecond try, from a clean state:');
    return tests(failed, again);
  });
  report.vitest(name, code, file, `${assignments(extra).join('')}npx vitest run ${args.join(' ')}`.trim(), again);
}

/** Runs Playwright against the started product. */
async function playwright(name, args) {
  const file = fileOf(name);
  // A run empties its folder first, so each has its own: the second keeps the first one's pictures of failures.
  const all = ['test', '--config', 'tests/e2e/playwright.config.ts', '--output', pathOf(name), ...args];
  const code = await stage(name, () =>
    run(bin('playwright'), [...all, '--reporter=list,json'], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
  );
  report.playwright(name, code, file, 'npx playwright test --config tests/e2e/playwright.config.ts');
}

await check('Format', 'format:check');
await check('Types', 'typecheck');
// In parallel: each of them uses only one core for half of its time.
await Promise.all([check('Lint', 'lint'), check('Unused code', 'knip')]);
const isBuilt = await check('Building everything', 'build');

await vitest('Unit, server and engine tests', [], { select: everyday });
if (process.env.KRONOS_TEST_DATABASE_URL) {
  await vitest('Server tests on PostgreSQL', [], {
    select: ['--project', 'server'],
    extra: { KRONOS_TEST_DATABASE: 'postgres' },
  });
}
await vitest('Stories, accessibility and pictures', ['--config', '.storybook/vitest.config.ts'], {
  extra: { KRONOS_VISUAL: '1' },
});
if (isBuilt) {
  await check('Sizes', 'size');
  await vitest('Published packages', [], { select: ['--project', 'packed'] });
  await playwright('End to end', ['--grep-invert', '@alone']);
  await playwright('End to end, one by one', ['--grep', '@alone']);
}

process.exit(report.end(results, { skippedFails: process.env.KRONOS_REQUIRE_ENGINES === '1' }));
