import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const root = process.cwd();

/**
 * Writes the counts and failures of each file and the slowest ten of a run to a file, for the end of the log and for
 * the second try. The failures have the shape of vitest's JSON report, for tools that read that.
 */
class Summary implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const slowest: { file: string; fullName: string; ms: number }[] = [];
    const stray = (file: string) => unhandledErrors.filter((error) => fileOf(error) === file);
    const testResults = modules.map((module) => {
      const assertionResults: { status: 'failed'; fullName: string; failureMessages: string[] }[] = [];
      const skipped: string[] = [];
      let passed = 0;
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const { fullName } = test;
        if (state === 'failed') assertionResults.push({ status: state, fullName, failureMessages: messagesOf(errors) });
        else if (state === 'passed') passed += 1;
        else skipped.push(fullName);
        slowest.push({ file: relative(root, module.moduleId), fullName, ms: test.diagnostic()?.duration ?? 0 });
      }
      return {
        name: module.moduleId,
        project: module.project.name,
        status: module.state(),
        message: messagesOf([...suiteErrors(module), ...stray(module.moduleId)]).join('\n'),
        passed,
        skipped,
        assertionResults,
      };
    });
    slowest.sort((a, b) => b.ms - a.ms).splice(10);
    const files = new Set(modules.map(({ moduleId }) => moduleId));
    const unhandled = messagesOf(unhandledErrors.filter((error) => !files.has(fileOf(error))));
    writeFileSync(this.#file, JSON.stringify({ testResults, unhandled, slowest }, null, 1));
  }
}

const summaryFile = process.env['KRONOS_SUMMARY'];

/** The reporters of every run of vitest; `npm test` sets the path of the summary. */
export const reporters = summaryFile ? ['default', new Summary(summaryFile)] : ['default'];

/** The file that was running when an uncaught error was thrown. */
const fileOf = (error: SerializedError) => (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH ?? '';

/** The errors of a file that could not be loaded, and of the hooks around its tests. */
function suiteErrors(module: TestModule): SerializedError[] {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].flatMap((suite) => suite.errors());
}

// The error of a timed-out test has no message of its own: the text is in the stack.
const messagesOf = (errors: readonly SerializedError[] = []) =>
  errors.map(({ name, message, stack }) => (message ? `${name ?? 'Error'}: ${message}` : (stack ?? 'no message')));
