import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/patience.mjs';
import { messages } from './build/messages.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), messages(fileURLToPath(new URL('src/messages', import.meta.url)))],
  resolve: { conditions: ['kronos-source', 'module', 'browser', 'development|production'] },
  // The fakes of the workspace's packages are read from source as well.
  ssr: { resolve: { conditions: ['kronos-source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'panel',
    environment: 'node',
    // A worker reads the panel once for all of its files: nothing is created at import time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../../scripts/vitest/fail-on-console.ts'],
    // One test reads every text in every language, which takes time on a busy machine.
    testTimeout: 20_000 * patience,
  },
});
