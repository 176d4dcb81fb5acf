import { aboutOf } from './entry.ts';
import { type Bus, type Deliver, type Refusal, Unreachable } from './port.ts';

/** For one process, or for a broadcaster that reaches every browser by itself. */
export const createDirectBus = (deliver: Deliver, atOnce = 100): Bus => ({
  atOnce,
  async send(letters) {
    const refused: Refusal[] = [];
    for (const letter of letters) {
      try {
        await deliver(letter);
      } catch (error) {
        if (error instanceof Unreachable) throw error;
        refused.push({ id: letter.id, about: aboutOf(letter.entry), error });
      }
    }
    return refused;
  },
  async close() {},
});
