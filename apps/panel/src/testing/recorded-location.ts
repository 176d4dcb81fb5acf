import { memoryLocation } from 'wouter/memory-location';
import { askingFirst } from '../platform/asking-first.ts';
import type { AppLocation } from '../platform/location.ts';

/** A location in memory that records its history. */
export function createRecordedLocation(path: string) {
  const memory = memoryLocation({ path, record: true });
  const listeners = new Set<() => void>();
  return {
    history: memory.history,
    read: () => memory.history.at(-1) ?? path,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    ...askingFirst((to, options) => {
      memory.navigate(to, options);
      for (const fn of listeners) fn();
    }),
    get state(): unknown {
      return memory.state;
    },
  } satisfies AppLocation & { history: readonly string[] };
}
