import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { patience } from '../../../scripts/patience.mjs';
import { areas } from './areas.mjs';

const support = 'apps/server/test/support';
const source = { conditions: ['kronos-source', 'module', 'node', 'development|production'] };

/** The tests of one area; each fault is run against those that reach it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: source,
  ssr: { resolve: source },
  environments: { __vitest__: { resolve: source } },
  test: {
    environment: 'node',
    include: areas[process.env['KRONOS_MUTANTS']].tests,
    setupFiles: [`${support}/unordered.ts`],
    globalSetup: [`${support}/prepare-database.ts`, `${support}/prepare-programs.ts`],
    testTimeout: 30_000 * patience,
    hookTimeout: 60_000 * patience,
  },
});
