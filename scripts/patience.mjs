// How long tests wait, and how often they are tried. Both are set by the environment, in one place.

/** Multiplies every time limit in the tests: `KRONOS_PATIENCE`, 1 by default. A busy machine needs more. */
export const patience = Math.max(1, Number(process.env.KRONOS_PATIENCE) || 1);

/** The number of retries of a browser test. `npm test -- --strict` allows none. */
export const retries = process.env.KRONOS_STRICT === '1' ? 0 : 1;
