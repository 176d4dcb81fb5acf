export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** The scroll position of each history entry. Entries are identified by a key in their state. */
export function createScrollMemory({ history, sessionStorage }: Pick<Window, 'history' | 'sessionStorage'>) {
  const positions = new Map<string, number>(read());

  function read(): [string, number][] {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    } catch {
      return [];
    }
  }

  /** A new entry has no key yet; a page that was left and returned to has one. */
  const key = (): string => {
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null && entryKey in state ? state[entryKey] : undefined;
    if (typeof known === 'string') return known;
    const fresh = Math.random().toString(36).slice(2);
    history.replaceState({ ...(typeof state === 'object' ? state : undefined), [entryKey]: fresh }, '');
    return fresh;
  };

  return {
    key,
    get: (entry: string): number | undefined => positions.get(entry),
    set: (entry: string, top: number) => void positions.set(entry, top),
    /** Stores the positions for a reload. */
    keep() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // Without storage only the position after a reload is lost.
      }
    },
  };
}

const entryKey = 'scrollKey';
const storageKey = 'kronos.scroll';
