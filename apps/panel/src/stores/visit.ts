import { proxy } from 'valtio/vanilla';
import type { ScrollMemory } from '../platform/scroll-memory.ts';

export type Visit = ReturnType<typeof createVisit>;

/** The state that one screen leaves to the next, because a screen is unmounted with its route. */
export function createVisit() {
  let at: string | undefined;
  let isFirst = true;
  let scroll: ScrollMemory | undefined;
  /**
   * The name of the record on the page, if the screen knows a better one than its route, and the names of the pages
   * above it, nearest first.
   */
  const state = proxy<{ name: string | undefined; above: readonly string[] }>({ name: undefined, above: [] });
  return {
    state,
    setName(name?: string, above: readonly string[] = []) {
      Object.assign(state, { name, above });
    },
    /** Notes that the screen of a path is shown. */
    arrive(path: string) {
      isFirst &&= at === undefined || at === path;
      at = path;
    },
    /** Returns whether no other screen was shown before the one that is shown now. */
    isFirst: () => isFirst,
    /** The scroll memory of all screens, created by the first. */
    scroll: (create: () => ScrollMemory): ScrollMemory => (scroll ??= create()),
  };
}
