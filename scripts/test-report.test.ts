import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { secondTry } from './second-try.mjs';
import { root } from './setup.mjs';
import { createReport } from './test-report.mjs';

let folder: string;
let summary: string;
let again: string;

/**
 * Real runs of vitest: a file with one test of each outcome, and two that cannot be loaded, one of them only at
 * first.
 */
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/report-'));
  summary = join(folder, 'summary.json');
  again = join(folder, 'again.json');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    'vitest.config.ts',
    `import { reporters } from '../../scripts/vitest/summary.ts';
     export default { test: { reporters, projects: [{ test: { name: 'planted', root: import.meta.dirname } }] } };`,
  );
  write(
    'outcomes.test.ts',
    `import { describe, expect, it } from 'vitest';
     const tries = Number(process.env.TRY);
     it('passes', () => {});
     it.skip('is skipped', () => {});
     it('passes when tried again', () => { expect(tries, 'tries so far').toBe(2); });
     it('fails when tried again', () => { expect(tries, 'tries so far').toBe(1); });
     describe('of two (named)', () => { it("doesn't pass", () => { expect(1).toBe(2); }); });`,
  );
  write('broken.test.ts', `throw new Error('It does not load.');`);
  write(
    'late.test.ts',
    `import { beforeAll, it } from 'vitest';
     beforeAll(() => { if (process.env.TRY === '1') throw new Error('Not there yet.'); });
     it('needs what comes late', () => {});`,
  );
  write(
    'stray.test.ts',
    `import { it } from 'vitest';
     it('leaves an error behind', async () => {
       if (process.env.TRY === '1') void Promise.reject(new Error('Nobody waits for it.'));
       await new Promise((resolve) => setTimeout(resolve, 20));
     });`,
  );
  const vitest = (words: readonly string[], env: Record<string, string>) =>
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts'), ...words],
      { cwd: root, env: { ...process.env, VITEST: '', ...env } },
    );
  vitest([], { TRY: '1', KRONOS_SUMMARY: summary });
  vitest(secondTry(JSON.parse(readFileSync(summary, 'utf8')))!, { TRY: '2', KRONOS_SUMMARY: again });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
});

it('lists each failed test with its first line and the command that runs it alone', () => {
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
  expect(lines.join('\n')).toContain('Nobody waits for it.');
  expect(lines.at(-1)).toBe('3 passed, 5 failed, 2 skipped');
});

it('shows the message of a failed story rather than the link to it', () => {
  const link =
    '\u001B[34mClick to debug the error directly in Storybook: http://localhost:6006/?path=/story/a\u001B[39m';
  const failed = { fullName: 'Open', failureMessages: [`Error: \n${link}\n\nThe list is closed.\nat a`] };
  const module = { name: join(root, 'a.stories.tsx'), project: 'stories', passed: 0, skipped: [], message: '' };
  const stories = join(folder, 'stories.json');
  writeFileSync(
    stories,
    JSON.stringify({ testResults: [{ ...module, assertionResults: [failed] }], unhandled: [], slowest: [] }),
  );
  const report = createReport();
  report.vitest('Stories', 1, stories, 'npx vitest run');
  report.end(folder, { skippedFails: false });
  expect(lines.find((line) => line.includes('closed'))?.trim()).toBe('The list is closed.');
});

it('lists a test or file that failed once and passed once as unsteady, and counts it as passed', () => {
  const report = createReport();
  report.vitest('Planted', 1, summary, 'npx vitest run', again);
  expect(report.end(folder, { skippedFails: false })).toBe(1);
  expect(lines.at(-1)).toBe('5 passed, 2 failed, 1 skipped');
  const at = lines.findIndex((line) => line.startsWith('Unsteady'));
  expect(lines.slice(at, lines.indexOf('Slowest:')).filter((line) => line.includes('outcomes.test.ts ›'))).toEqual([
    expect.stringContaining('› passes when tried again: AssertionError: tries so far'),
    expect.stringContaining('› fails when tried again: AssertionError: tries so far'),
  ]);
  const listed = JSON.parse(readFileSync(join(folder, 'unsteady.json'), 'utf8')) as { file: string }[];
  expect(listed.map(({ file }) => basename(file)).toSorted()).toEqual([
    'late.test.ts',
    'outcomes.test.ts',
    'outcomes.test.ts',
    'stray.test.ts',
  ]);
});

it('gives no second try to tests that are independent of their environment, or when half of all tests fail', () => {
  const module = (project: string, n: number) => ({
    name: join(root, `${n}.test.ts`),
    project,
    message: '',
    assertionResults: [{ fullName: 'x' }],
  });
  const failed = (...projects: string[]) => secondTry({ testResults: projects.map(module) });
  expect(failed('server', 'sockets')).toEqual([
    '--project',
    'server',
    '--project',
    'sockets',
    '0.test.ts',
    '1.test.ts',
  ]);
  expect(failed('server', 'unit')).toBeUndefined();
  expect(failed(...Array.from({ length: 9 }, () => 'server'))).toBeUndefined();
  expect(failed()).toBeUndefined();
});

it('prints the first ten lines of a failed check', () => {
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

it('fails when a test is skipped although every engine is required, and when a stage ends without a report', () => {
  const skipping = createReport();
  writeFileSync(
    join(folder, 'skipped.json'),
    JSON.stringify({
      slowest: [],
      unhandled: [],
      testResults: [
        { name: 'a', project: 'b', message: '', passed: 1, skipped: ['needs Docker'], assertionResults: [] },
      ],
    }),
  );
  skipping.vitest('Engines', 0, join(folder, 'skipped.json'), 'npx vitest run');
  expect(skipping.end(folder, { skippedFails: true })).toBe(1);
  const dying = createReport();
  dying.vitest('Engines', 139, join(folder, 'nothing.json'), 'npx vitest run');
  expect(dying.end(folder, { skippedFails: false })).toBe(1);
});

it('reads the failed, flaky and skipped tests of Playwright', () => {
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

it('prints the page on which an unsteady flow failed', () => {
  const context = join(folder, 'error-context.md');
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- dialog "In the way":\n  - button "Close"\n```\n');
  const results = [
    { duration: 5, error: { message: 'Late' }, attachments: [{ name: 'error-context', path: context }] },
    { duration: 5 },
  ];
  const specs = [{ file: 'page.spec.ts', line: 7, title: 'three', tests: [{ status: 'flaky', results }] }];
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [{ specs }] }));
  createReport().playwright('End to end', 0, join(folder, 'e2e.json'), 'npx playwright test');
  expect(lines).toEqual([
    'The page on which three failed the first time:',
    '- dialog "In the way":',
    '  - button "Close"',
  ]);
});
