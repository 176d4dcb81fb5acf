/** Remembers the newest ids, so that a message that arrives twice is handled once. */
export function createSeen<T extends number | string>(most = 10_000) {
  const ids = new Set<T>();
  return {
    /** Whether the id is new; true only the first time. */
    isNew(id: T): boolean {
      if (ids.has(id)) return false;
      ids.add(id);
      // A set keeps the order of insertion: its first is the oldest.
      if (ids.size > most) for (const oldest of ids) return ids.delete(oldest);
      return true;
    },
    has: (id: T): boolean => ids.has(id),
  };
}
