// The projects of vitest.config.ts, as the scripts choose among them.

/** What every change runs, as arguments of vitest: neither `slow` nor `packed`, which needs a build. */
export const everyday = ['unit', 'sockets', 'panel', 'server', 'engines'].flatMap((name) => ['--project', name]);

/** Nothing but the code under test decides how these end: they get no second try. */
const pure = new Set(['unit', 'panel']);

/** True when a failed test of this project is tried a second time (scripts/second-try.mjs). */
export const tried = (project) => !pure.has(project);
