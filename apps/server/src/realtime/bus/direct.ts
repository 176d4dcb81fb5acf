import type { Bus, Deliver } from './port.ts';

/** For one process, or for a broadcaster that reaches every browser by itself. */
export const createDirectBus = (deliver: Deliver): Bus => ({
  async send(letters) {
    for (const letter of letters) await deliver(letter);
  },
  async close() {},
});
