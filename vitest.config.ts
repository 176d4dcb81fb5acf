import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const source = { conditions: ['kronos-source', 'module', 'node', 'development|production'] };

/**
 * The server's tests run on the embedded database, and once more on PostgreSQL where there is one. What meets no
 * database is not repeated there; what needs PostgreSQL, and the long run of hostile calls, are left to it.
 */
const serverTests = (() => {
  const isRepeat = process.env['KRONOS_TEST_DATABASE'] === 'postgres';
  const willRepeat = !isRepeat && Boolean(process.env['KRONOS_TEST_DATABASE_URL']);
  const test = 'apps/server/test';
  if (isRepeat) return ['apps/server/src/**', `${test}/realtime/**`, `${test}/{process,listen,conformance}.test.ts`];
  return willRepeat ? [`${test}/fuzz/**`, `${test}/several-processes.test.ts`] : [];
})();

export default defineConfig({
  test: {
    // Half of the tests wait for sockets and processes: two at a time, also where vitest would keep a core free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'apps/panel/vitest.config.ts',
      {
        plugins: [vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          setupFiles: ['scripts/vitest/fail-on-console.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: ['apps/server/src/engines/**', '**/node_modules/**', ...serverTests],
          setupFiles: ['scripts/vitest/fail-on-console.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'engines',
          environment: 'node',
          include: ['apps/server/src/engines/**/*.test.ts', 'apps/sandbox/{src,test}/**/*.test.ts'],
          setupFiles: ['scripts/vitest/fail-on-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'packed',
          environment: 'node',
          include: ['tests/packed/*.test.ts'],
          globalSetup: 'tests/packed/install.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
