import { env } from 'node:process';
import { areas } from './areas.mjs';

// Plants faults in the code of the area that KRONOS_MUTANTS names, one at a time; run by `run.mjs`.
const area = env.KRONOS_MUTANTS;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'apps/server/mutants/vitest.config.ts', related: false },
  mutate: [...areas[area].mutate, '!**/*.test.ts'],
  // The wording of logs and errors is not behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 15_000,
  ignorePatterns: ['/tests/visual', '/test-results', '/bench', '/docs', '/**/dist', '/**/.cache', '/storybook-static'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `test-results/mutants/${area}.html` },
  jsonReporter: { fileName: `test-results/mutants/${area}.json` },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  allowEmpty: false,
};
