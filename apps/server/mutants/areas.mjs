const server = 'apps/server/src';
const tests = 'apps/server/test';
const http = [
  'audience',
  'csrf',
  'cut-answer',
  'fair-turns',
  'guest-limits',
  'implement',
  'one-by-one',
  'owners',
  'rate-limit',
];

/**
 * The code that guards the product, by area, each with the tests that must detect its faults. Whatever starts a server
 * reaches most of this code: the tests of an area are those that are about it.
 */
export const areas = {
  security: { mutate: [`${server}/security/**/*.ts`], tests: [`${server}/security/**/*.test.ts`] },
  signing: {
    mutate: [
      `${server}/realtime/{authorize-channel,events-api,local,receive,signature,strangers,user-sockets}.ts`,
      `${server}/turns.ts`,
    ],
    tests: [`${server}/turns.test.ts`, `${server}/http/fair-turns.test.ts`, `${tests}/realtime/*.test.ts`],
  },
  jobs: { mutate: [`${server}/jobs/**/*.ts`], tests: [`${tests}/{queue,worker,worker-leases}.test.ts`] },
  bus: {
    mutate: [`${server}/realtime/bus/**/*.ts`, `${server}/http/shared-counts.ts`],
    tests: [`${server}/realtime/bus/**/*.test.ts`, `${tests}/{bus,census,outbox,relay,shared-counts}.test.ts`],
  },
  permissions: {
    mutate: http.map((name) => `${server}/http/${name}.ts`),
    tests: [`${server}/http/**/*.test.ts`, `${tests}/{bad-input,limits}.test.ts`],
  },
};
