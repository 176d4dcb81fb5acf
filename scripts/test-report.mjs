// The report at the end of all tests: counts, the failed tests with the command that runs each alone, those that
// passed in one of two tries, and the slowest.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ofBoth } from './second-try.mjs';
import { root } from './setup.mjs';

/** The maximum number of listed failures; all are in the log above and in test-results. */
const most = 20;
/** The number of lines shown of a failed check. */
const firstLines = 10;

/** The number of lines shown of the page on which an unsteady flow failed. */
const pageLines = 300;

/** The budget of a whole run on two cores, in minutes. */
const budget = 12;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
const ansi = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
const storyLink = /^(?:\w*Error: *\n)?Click to debug the error directly in Storybook: \S+\s*/;
/** The first line of a message, after Storybook's link to the story. */
const firstLine = (message = '') =>
  message.replaceAll(ansi, '').replace(storyLink, '').trim().split('\n', 1)[0].slice(0, 200);

export function createReport() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** Failed checks and tests: what, why, and the command that runs it alone. */
  const failures = [];
  const unsteady = [];
  const skipped = [];
  const slowest = [];
  const stages = [];
  const warnings = [];

  const add = ({ passed = 0, failed = 0, skipped: left = 0 }) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += left;
  };
  /** Adds a stage that failed without a failed test of its own, such as one whose program could not start. */
  const failStage = (what, lines, command) => {
    add({ failed: 1 });
    failures.push({ what, lines, command });
  };

  return {
    /** Adds a check that passes or fails as a whole; `output` is what it printed. */
    check(name, code, output, command) {
      warnings.push(...output.split('\n').filter((line) => line.startsWith('warning: ')));
      if (code === 0) add({ passed: 1 });
      else failStage(name, linesOf(output), command);
    },

    /** Adds the duration of a stage, in milliseconds. */
    stage(name, ms) {
      stages.push({ name, minutes: ms / 60_000 });
    },

    /**
     * Adds a run of vitest with its summary in `file`, and that of the second try in `again` if there was one;
     * `command` runs it again, up to the names of tests.
     */
    vitest(name, code, file, command, again) {
      const summary = readJson(file);
      if (!summary) {
        if (code !== 0) failStage(name, ['The run ended before it could write its results.'], command);
        return;
      }
      slowest.push(...summary.slowest);
      const second = (again && readJson(again)?.testResults) ?? [];
      const before = failures.length;
      for (const first of summary.testResults) {
        const { name: path, project } = first;
        const result = ofBoth(
          first,
          second.find((module) => module.name === path && module.project === project),
        );
        const test = relative(root, path);
        const alone = `${command} --project ${quoted(project)} ${test}`;
        add({ passed: result.passed, failed: result.assertionResults.length, skipped: result.skipped.length });
        skipped.push(...result.skipped);
        for (const { fullName, failureMessages } of result.unsteady)
          unsteady.push({ file: test, fullName, project, message: failureMessages[0] ?? '' });
        for (const { fullName, failureMessages } of result.assertionResults) {
          failures.push({
            what: `${test} › ${fullName}`,
            lines: [firstLine(failureMessages[0])],
            command: `${alone} -t ${quoted(pattern(fullName))}`,
          });
        }
        if (result.message) failStage(`${test} (the file or a hook)`, [firstLine(result.message)], alone);
      }
      for (const message of summary.unhandled) failStage(`${name} (unhandled)`, [firstLine(message)], command);
      if (code !== 0 && failures.length === before && second.length === 0)
        failStage(name, [`The run exited with code ${code}.`], command);
    },

    /** Adds a run of Playwright with its report in `file`. */
    playwright(name, code, file, command) {
      const report = readJson(file);
      const before = failures.length;
      for (const { spec, test } of testsOf(report?.suites ?? [])) {
        const path = `tests/e2e/${spec.file}`;
        const results = test.results ?? [];
        for (const { type, description } of test.annotations ?? [])
          if (type === 'warning') warnings.push(`warning: ${description}`);
        const message = firstLine(results.find(({ error }) => error)?.error.message);
        slowest.push({ file: path, fullName: spec.title, ms: Math.max(0, ...results.map(({ duration }) => duration)) });
        if (test.status === 'skipped') {
          add({ skipped: 1 });
          skipped.push(spec.title);
        } else if (test.status === 'unexpected') {
          add({ failed: 1 });
          failures.push({
            what: `${path} › ${spec.title}`,
            lines: [message],
            command: `${command} ${path}:${spec.line}`,
          });
        } else {
          add({ passed: 1 });
          if (test.status !== 'flaky') continue;
          unsteady.push({ file: path, fullName: spec.title, message });
          // Here, and not at the end: the last lines of the log are for what failed.
          const page = pageOf(results);
          if (page.length > 0)
            console.log([`The page on which ${spec.title} failed the first time:`, ...page].join('\n'));
        }
      }
      if (code !== 0 && failures.length === before) {
        const [error] = report?.errors ?? [];
        failStage(name, [firstLine(error?.message) || `The run exited with code ${code}.`], command);
      }
    },

    /** Prints the end of the log, writes `unsteady.json`, and returns the exit code. */
    end(folder, { skippedFails }) {
      writeFileSync(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
      const section = (title, entries, print) => {
        if (entries.length === 0) return;
        console.log(`\n${title}:`);
        for (const entry of entries.slice(0, most)) print(entry);
        if (entries.length > most) console.log(`  and ${entries.length - most} more`);
      };
      for (const { name, minutes } of stages) console.log(`${minutes.toFixed(1).padStart(6)} min  ${name}`);
      const minutes = performance.now() / 60_000;
      console.log(`${minutes.toFixed(1).padStart(6)} min  in all, of ${budget}`);
      if (minutes > budget) warnings.push(`warning: the run took ${minutes.toFixed(1)} of ${budget} minutes`);
      section('Skipped', skipped, (name) => console.log(`  ${name}`));
      section('Failed', failures, ({ what, lines, command }) => {
        console.log(`  ${what}`);
        for (const line of lines) console.log(`    ${line}`);
        console.log(`    $ ${command}`);
      });
      section('Unsteady (failed once and passed once)', unsteady, ({ file, fullName, message }) =>
        console.log(`  ${file} › ${fullName}: ${firstLine(message)}`),
      );
      section('Warnings', warnings, (line) => console.log(`  ${line.replace('warning: ', '')}`));
      slowest.sort((a, b) => b.ms - a.ms).splice(10);
      section('Slowest', slowest, ({ file, fullName, ms }) =>
        console.log(`  ${(ms / 1000).toFixed(1)} s  ${file} › ${fullName}`),
      );
      if (skippedFails && total.skipped > 0)
        console.log('\nAll engines are required here: a skipped test is a failure.');
      console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
      return total.failed === 0 && !(skippedFails && total.skipped > 0) ? 0 : 1;
    },
  };
}

function linesOf(output) {
  const lines = output
    .replaceAll(ansi, '')
    .split('\n')
    .filter((line) => line.trim());
  return lines.length > firstLines
    ? [...lines.slice(0, firstLines), `… ${lines.length - firstLines} more lines`]
    : lines;
}

/** A regular expression that matches only this name, for `-t`. */
const pattern = (name) => `^${name.replaceAll(' > ', ' ').replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`;

/** The page at the time when the flow failed, which could not be seen otherwise if the second try passes. */
function pageOf(results) {
  const attachments = results.flatMap((result) => result.attachments ?? []);
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const snapshot = readFileSync(path, 'utf8').match(/```yaml\n([^]*?)\n```/)?.[1] ?? '';
  return snapshot.split('\n').slice(0, pageLines);
}

function* testsOf(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const spec of specs) for (const test of spec.tests) yield { spec, test };
    yield* testsOf(inner);
  }
}
