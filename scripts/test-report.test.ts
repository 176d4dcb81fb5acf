import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { root } from './setup.mjs';
import { createReport } from './test-report.mjs';

let folder: string;
let summary: string;

/** A real run of vitest over a file with one test of each outcome, and over a file that cannot be loaded. */
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/report-'));
  summary = join(folder, 'summary.json');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'vitest.config.ts',
    `import { reporters } from '../../scripts/vitest/summary.ts';
     export default { test: { reporters, projects: [{ test: { name: 'planted', root: import.meta.dirname, retry: 1 } }] } };`,
  );
  write(
    'outcomes.test.ts',
    `import { describe, expect, it } from 'vitest';
     let tries = 0;
     it('passes', () => {});
     it.skip('is skipped', () => {});
     it('passes when tried again', () => { tries += 1; expect(tries, 'tries so far').toBe(2); });
     describe('of two (named)', () => { it("doesn't pass", () => { expect(1).toBe(2); }); });`,
  );
  write('broken.test.ts', `throw new Error('It does not load.');`);
  const env = { ...process.env, KRONOS_SUMMARY: summary, VITEST: '' };
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts')], {
    cwd: root,
    env,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
});

it('names each failed test with its first line and the command that runs it alone', () => {
  const report = createReport();
  report.vitest('Planted', 1, summary, 'npx vitest run');
  expect(report.end(folder, { skippedFails: false })).toBe(1);
  const file = `.cache/${basename(folder)}/outcomes.test.ts`;
  const at = lines.findIndex((line) => line.includes(`${file} › of two (named)`));
  expect(lines[at + 1]).toContain('AssertionError: expected 1 to be 2');
  expect(lines[at + 2]).toBe(
    `    $ npx vitest run --project 'planted' ${file} -t '^of two \\(named\\) doesn'\\''t pass$'`,
  );
  expect(lines.join('\n')).toContain('It does not load.');
  expect(lines.at(-1)).toBe('2 passed, 2 failed, 1 skipped');
});

it('counts a test that passed when tried again, and lists it as unsteady', () => {
  const report = createReport();
  report.vitest('Planted', 1, summary, 'npx vitest run');
  report.end(folder, { skippedFails: false });
  const at = lines.findIndex((line) => line.startsWith('Unsteady'));
  expect(lines[at + 1]).toContain('outcomes.test.ts › passes when tried again: AssertionError: tries so far');
  expect(JSON.parse(readFileSync(join(folder, 'unsteady.json'), 'utf8'))).toMatchObject([
    { fullName: 'passes when tried again', project: 'planted' },
  ]);
});

it('shows the first ten lines of a failed check', () => {
  const report = createReport();
  report.check('Lint', 1, Array.from({ length: 12 }, (_, n) => `problem ${n}`).join('\n'), 'npm run lint');
  report.check('Types', 0, '', 'npm run typecheck');
  report.check('Sizes', 0, 'Kit: 19 of 20 kB\nwarning: Sign-in: 106 of 105 kB\n', 'npm run size');
  expect(report.end(folder, { skippedFails: false })).toBe(1);
  expect(lines.slice(lines.indexOf('Failed:') + 1, -5)).toEqual([
    '  Lint',
    ...Array.from({ length: 10 }, (_, n) => `    problem ${n}`),
    '    … 2 more lines',
    '    $ npm run lint',
  ]);
  expect(lines.slice(-4)).toEqual(['Warnings:', '  Sign-in: 106 of 105 kB', '', '2 passed, 1 failed, 0 skipped']);
});

it('fails for a skipped test where every engine is required, and for a stage that ended before it wrote anything', () => {
  const skipping = createReport();
  writeFileSync(
    join(folder, 'skipped.json'),
    JSON.stringify({
      passed: 1,
      failed: 0,
      skipped: 1,
      skippedTests: ['needs Docker'],
      unsteady: [],
      slowest: [],
      unhandled: [],
      testResults: [],
    }),
  );
  skipping.vitest('Engines', 0, join(folder, 'skipped.json'), 'npx vitest run');
  expect(skipping.end(folder, { skippedFails: true })).toBe(1);
  const dying = createReport();
  dying.vitest('Engines', 139, join(folder, 'nothing.json'), 'npx vitest run');
  expect(dying.end(folder, { skippedFails: false })).toBe(1);
});

it('reads the tests of Playwright: failed, flaky, skipped', () => {
  const test = (title: string, status: string, message?: string) => ({
    file: 'page.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: [{ duration: 5, ...(message && { error: { message } }) }] }],
  });
  const suites = [
    {
      specs: [test('one', 'expected')],
      suites: [
        { specs: [test('two', 'unexpected', 'Not there'), test('three', 'flaky', 'Late'), test('four', 'skipped')] },
      ],
    },
  ];
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites }));
  const report = createReport();
  report.playwright('End to end', 1, join(folder, 'e2e.json'), 'npx playwright test');
  report.end(folder, { skippedFails: false });
  const text = lines.join('\n');
  expect(text).toContain(
    '  tests/e2e/page.spec.ts › two\n    Not there\n    $ npx playwright test tests/e2e/page.spec.ts:7',
  );
  expect(text).toContain('  tests/e2e/page.spec.ts › three: Late');
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 1 skipped');
});
