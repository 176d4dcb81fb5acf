import { aboutOf } from './entry.ts';
import { type Bus, type Deliver, type Refusal, Unreachable } from './port.ts';

/** A bus for one process, or for a broadcaster that reaches every browser by itself. */
export const createDirectBus = (deliver: Deliver, atOnce = 100): Bus => ({
  atOnce,
  async send(messages) {
    const refused: Refusal[] = [];
    for (const message of messages) {
      try {
        await deliver(message);
      } catch (error) {
        if (error instanceof Unreachable) throw error;
        refused.push({ id: message.id, about: aboutOf(message.entry), error });
      }
    }
    return refused;
  },
  async close() {},
});
