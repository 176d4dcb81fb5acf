/** A set of listeners, each of which is called even if another one throws. */
export interface Listeners<T> {
  /** Adds a listener and returns a function that removes it. The same function may be added twice. */
  add: (fn: (value: T) => void) => () => void;
  emit: (value: T) => void;
  readonly size: number;
  clear: () => void;
}

/** Creates a set of listeners. In pusher-js a throwing listener silences those after it; here it is reported. */
export function createListeners<T>(onThrow: (cause: unknown) => void): Listeners<T> {
  const entries = new Set<{ fn: (value: T) => void }>();
  return {
    add(fn) {
      const entry = { fn };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(value) {
      const snapshot = [...entries];
      for (const { fn } of snapshot) {
        try {
          fn(value);
        } catch (cause) {
          onThrow(cause);
        }
      }
    },
    get size() {
      return entries.size;
    },
    clear: () => entries.clear(),
  };
}
