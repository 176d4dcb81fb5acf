import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

export type Visit = ReturnType<typeof createVisit>;

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
    scroll: (page: Window): ScrollMemory => (scroll ??= createScrollMemory(page)),
  };
}
