// How long tests wait, and how often they are tried. Both come from the environment, so that one place decides.

/** Multiplies every time limit in the tests: `KRONOS_PATIENCE`, 1 unless set. A busy machine needs more. */
export const patience = Math.max(1, Number(process.env.KRONOS_PATIENCE) || 1);

/** Retries of a flow in the browser. `npm test -- --strict` allows none. */
export const retries = process.env.KRONOS_STRICT === '1' ? 0 : 1;
