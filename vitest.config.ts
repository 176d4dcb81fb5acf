import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/patience.mjs';
import { LongestFirst } from './scripts/vitest/longest-first.ts';
import { reporters } from './scripts/vitest/summary.ts';

const serverSupport = 'apps/server/test/support';
const source = { conditions: ['kronos-source', 'module', 'node', 'development|production'] };

/** Limits in milliseconds. What a test waits for has deadlines of its own; these are for a machine that does much else. */
const limits = (test: number, hook = test) => ({ testTimeout: test * patience, hookTimeout: hook * patience });

/**
 * Nothing but the code under test decides the outcome: no second try (scripts/projects.mjs). A worker reads the modules
 * once for all of its files, which takes half the time: none of them keeps anything between tests.
 */
const pure = {
  environment: 'node',
  isolate: false,
  setupFiles: ['scripts/vitest/fail-on-console.ts'],
  ...limits(20_000, 60_000),
};
/** Real processes, sockets, databases and engines take part: `npm test` gives what fails one second try, by name. */
const real = { ...pure, expect: { poll: { timeout: 5_000 * patience } } };

const isRepeat = process.env['KRONOS_TEST_DATABASE'] === 'postgres';
/** Half of the tests wait for sockets, processes and engines: three at a time, also where there are two cores. */
const cores = availableParallelism();
const workers = Math.max(3, cores - 1);

/** What takes programs of others: a Python with the package `pusher`, and media servers that variables name. */
const foreign = [
  'apps/server/test/realtime/python-sdk.test.ts',
  'apps/server/src/integrations/media-server/real.test.ts',
];

/**
 * Which of the server's tests a run leaves out. Without a PostgreSQL all run on the embedded database. Where there is one
 * (KRONOS_TEST_DATABASE_URL) a second run has them on it, where a server starts eight times as quickly, and leaves to the
 * first run what meets no database or has processes of its own whichever it is. In both runs is what can differ between the
 * engines: migrations, transactions, the queue and the outbox, a crash, search, order and paging, the first start.
 */
const serverTests = (() => {
  const test = 'apps/server/test';
  const whichever = [
    'apps/server/src/**',
    `${test}/{embedded-database,listen,lost-redis,process,provision,remote-broadcaster,socket-process}.test.ts`,
  ];
  const inBoth = `${test}/{admin-users,crash,database,first-run,jobs,notifications}.test.ts`;
  const all = 'apps/server/{src,test}/**/*.test.ts';
  const isFirstOfTwo = !isRepeat && Boolean(process.env['KRONOS_TEST_DATABASE_URL']);
  return {
    include: isFirstOfTwo ? [...whichever.map((path) => path.replace('**', '**/*.test.ts')), inBoth] : [all],
    exclude: [
      'apps/server/src/{engines,integrations}/**',
      ...foreign,
      '**/node_modules/**',
      ...(isRepeat ? whichever : []),
    ],
  };
})();

const sockets = ['packages/{api,realtime}/test/**/*.test.ts', '{scripts,bench}/**/*.test.ts'];
/** What counts objects in the memory of its whole worker. */
const heap = ['packages/realtime/test/retained.test.ts'];
/** Minutes of one core, for what few changes touch: generated parts, and memory that is let go of. `npm run test:slow`. */
const slow = ['scripts/new/*.test.ts', 'scripts/growth.test.ts', 'packages/api/test/memory.test.ts', ...foreign];

export default defineConfig({
  test: {
    reporters,
    // On PostgreSQL each waits for the database on top of that. It takes a hundred connections, a server keeps up to eleven.
    maxWorkers: isRepeat ? Math.min(Math.max(4, 2 * cores), 8) : workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      'apps/panel/vitest.config.ts',
      {
        plugins: [vanillaExtractPlugin()],
        resolve: source,
        ssr: { resolve: source },
        test: {
          ...pure,
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.{ts,tsx}'],
          exclude: [...sockets, '**/node_modules/**'],
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: { ...real, name: 'sockets', include: sockets, exclude: [...slow, ...heap, '**/node_modules/**'] },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: { ...real, isolate: true, name: 'heap', include: heap },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: { ...real, isolate: true, name: 'slow', include: slow },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        // What its global setup reads.
        environments: { __vitest__: { resolve: source } },
        test: {
          ...real,
          name: 'server',
          ...serverTests,
          setupFiles: [...real.setupFiles, `${serverSupport}/unordered.ts`],
          // Two statements at once on the connection of a transaction are only warned of.
          execArgv: ['--throw-deprecation'],
          globalSetup: [`${serverSupport}/prepare-database.ts`, `${serverSupport}/prepare-programs.ts`],
          ...limits(30_000, 60_000),
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          ...real,
          name: 'engines',
          include: ['apps/server/src/{engines,integrations}/**/*.test.ts', 'apps/sandbox/{src,test}/**/*.test.ts'],
          exclude: [...foreign, '**/node_modules/**'],
          globalSetup: `${serverSupport}/prepare-programs.ts`,
          ...limits(30_000, 60_000),
        },
      },
      {
        test: {
          name: 'packed',
          environment: 'node',
          include: ['tests/packed/*.test.ts'],
          globalSetup: 'tests/packed/install.ts',
          ...limits(120_000),
        },
      },
    ],
  },
});
