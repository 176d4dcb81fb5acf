/** Remembers the newest numbers, so that what arrives twice is told once. */
export function createSeen(most = 10_000) {
  const numbers = new Set<number>();
  return {
    /** True the first time. */
    isNew(id: number): boolean {
      if (numbers.has(id)) return false;
      numbers.add(id);
      // A set keeps the order of insertion: its first is the oldest.
      if (numbers.size > most) for (const oldest of numbers) return numbers.delete(oldest);
      return true;
    },
  };
}
