import type { ScrollMemory } from './scroll-memory.ts';

/** What one screen leaves to the next: a screen goes with its route. */
export function createVisit() {
  let hasArrived = false;
  let scroll: ScrollMemory | undefined;
  return {
    /** Says whether another screen was here before. */
    arrive(): boolean {
      const before = hasArrived;
      hasArrived = true;
      return before;
    },
    /** The memory of all screens, made by the first. */
    scroll: (create: () => ScrollMemory): ScrollMemory => (scroll ??= create()),
  };
}
