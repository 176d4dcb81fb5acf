// `npm run mutants`: plants faults in the code that guards the product, one at a time, and counts those that its tests
// detect. It takes hours on two cores, so it is not part of `npm test`.
const guards = ['security', 'jobs', 'realtime/bus'].map((room) => `apps/server/src/${room}/**/*.ts`);
const permissions = ['audience', 'owners', 'csrf', 'fair-turns', 'rate-limit', 'shared-counts', 'guest-limits'];

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'apps/server/mutants/vitest.config.ts', related: false },
  mutate: [
    ...guards,
    ...permissions.map((name) => `apps/server/src/http/${name}.ts`),
    'apps/server/src/realtime/{authorize-channel,signature}.ts',
    'apps/server/src/turns.ts',
    '!**/*.test.ts',
  ],
  // The wording of logs and errors is not behaviour.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 15_000,
  ignorePatterns: ['/tests/visual', '/test-results', '/bench', '/docs', '/**/dist', '/**/.cache', '/storybook-static'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'test-results/mutants/index.html' },
  jsonReporter: { fileName: 'test-results/mutants/mutants.json' },
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: 85 },
  allowEmpty: false,
};
