/** A set of listeners of which each is called, whatever the others do. */
export interface Listeners<T> {
  /** Adds a listener; the same function may be added twice and leaves once per call of its way out. */
  add: (fn: (value: T) => void) => () => void;
  emit: (value: T) => void;
  readonly size: number;
  clear: () => void;
}

/** In pusher-js a throwing listener silences those after it; here it is reported and the rest still hear. */
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
