import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** A test as the end of a run lists it. */
interface Listed {
  file: string;
  fullName: string;
  project: string;
  message: string;
}

const root = process.cwd();

/**
 * Writes the counts, the failed and unsteady tests and the slowest ten of a run to a file. The failures have the shape of
 * vitest's JSON report, for tools that read that.
 */
class Summary implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const unsteady: Listed[] = [];
    const skippedTests: string[] = [];
    const slowest: { file: string; fullName: string; ms: number }[] = [];
    const testResults = modules.map((module) => {
      const failed: (Listed & { status: 'failed'; failureMessages: string[] })[] = [];
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const diagnostic = test.diagnostic();
        const listed = list(module, test, errors);
        if (state === 'failed') {
          counts.failed += 1;
          failed.push({ ...listed, status: 'failed', failureMessages: messagesOf(errors) });
        } else if (state === 'passed') {
          counts.passed += 1;
          if (diagnostic?.flaky) unsteady.push(listed);
        } else {
          counts.skipped += 1;
          skippedTests.push(listed.fullName);
        }
        slowest.push({ file: listed.file, fullName: listed.fullName, ms: diagnostic?.duration ?? 0 });
      }
      return {
        name: module.moduleId,
        project: module.project.name,
        status: module.state(),
        message: messagesOf(suiteErrors(module)).join('\n'),
        assertionResults: failed,
      };
    });
    slowest.sort((a, b) => b.ms - a.ms).splice(10);
    const failedModules = testResults.filter(({ status }) => status === 'failed');
    const unhandled = messagesOf(unhandledErrors);
    writeFileSync(
      this.#file,
      JSON.stringify({ ...counts, testResults: failedModules, unhandled, unsteady, skippedTests, slowest }, null, 1),
    );
  }
}

const summaryFile = process.env['KRONOS_SUMMARY'];

/** Reporters of every run of vitest; `npm test` says where it wants the summary. */
export const reporters = summaryFile ? ['default', new Summary(summaryFile)] : ['default'];

const list = (module: TestModule, test: TestCase, errors: readonly SerializedError[] | undefined): Listed => ({
  file: relative(root, module.moduleId),
  fullName: test.fullName,
  project: module.project.name,
  message: messagesOf(errors)[0] ?? '',
});

/** Errors of a file that could not be loaded, and of the hooks around its tests. */
function suiteErrors(module: TestModule): SerializedError[] {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].flatMap((suite) => suite.errors());
}

// A test that took too long carries an error without a message of its own: what it says is in the stack.
const messagesOf = (errors: readonly SerializedError[] = []) =>
  errors.map(({ name, message, stack }) => (message ? `${name ?? 'Error'}: ${message}` : (stack ?? 'no message')));
