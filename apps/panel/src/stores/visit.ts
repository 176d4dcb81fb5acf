import { proxy } from 'valtio/vanilla';
import type { ScrollMemory } from '../platform/scroll-memory.ts';

export type Visit = ReturnType<typeof createVisit>;

/** What one screen leaves to the next: a screen goes with its route. */
export function createVisit() {
  let hasArrived = false;
  let scroll: ScrollMemory | undefined;
  /** What the thing on the page is called, where the screen knows better than its route; and the one above it. */
  const state = proxy<{ name: string | undefined; above: string | undefined }>({ name: undefined, above: undefined });
  return {
    state,
    setName(name?: string, above?: string) {
      Object.assign(state, { name, above });
    },
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
