// The projects of vitest.config.ts that the scripts select.

/** The projects that run for every change, as arguments of vitest: neither `slow` nor `packed`, which needs a build. */
export const everyday = ['unit', 'sockets', 'heap', 'panel', 'server', 'engines'].flatMap((name) => [
  '--project',
  name,
]);

/** Projects whose results depend only on the code under test, so that they get no second try. */
const pure = new Set(['unit', 'panel']);

/** Whether a failed test of this project is tried a second time (scripts/second-try.mjs). */
export const tried = (project) => !pure.has(project);
