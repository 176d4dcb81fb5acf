/** Remembers the newest ids, so that what arrives twice is told once. */
export function createSeen<T extends number | string>(most = 10_000) {
  const ids = new Set<T>();
  return {
    /** True the first time. */
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
