import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['kronos-source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'panel',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/vitest/fail-on-console.ts'],
  },
});
