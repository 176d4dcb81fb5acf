import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { patience } from '../../../scripts/patience.mjs';

const support = 'apps/server/test/support';
const source = { conditions: ['kronos-source', 'module', 'node', 'development|production'] };

/** The tests of the code that `stryker.config.mjs` mutates; each mutant is run against the tests that reach it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: source,
  ssr: { resolve: source },
  environments: { __vitest__: { resolve: source } },
  test: {
    environment: 'node',
    include: [
      'apps/server/src/{security,http}/**/*.test.ts',
      'apps/server/src/turns.test.ts',
      'apps/server/test/{audit,bad-input,broadcasting,guests,jobs,passwords,second-factor,session}.test.ts',
      'apps/server/test/realtime/*.test.ts',
      'apps/server/test/permissions/apart.test.ts',
    ],
    setupFiles: [`${support}/unordered.ts`],
    globalSetup: [`${support}/prepare-database.ts`, `${support}/prepare-programs.ts`],
    testTimeout: 10_000 * patience,
    hookTimeout: 30_000 * patience,
  },
});
