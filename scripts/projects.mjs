/** The projects of vitest.config.ts that every change runs, as its arguments: neither `slow` nor `packed`, which needs a build. */
export const everyday = ['unit', 'sockets', 'panel', 'server', 'engines'].flatMap((name) => ['--project', name]);
