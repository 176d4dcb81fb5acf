import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const source = { conditions: ['kronos-source', 'module', 'node', 'development|production'] };

export default defineConfig({
  test: {
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
          exclude: ['apps/server/src/engines/**', '**/node_modules/**'],
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
