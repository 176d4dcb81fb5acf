/** No page takes longer from its first read to its socket; older events need not be remembered. */
const memoryMs = 60_000;

export type Silence = ReturnType<typeof createSilence>;

/** Tracks how long nothing has been sent on each channel. `now` is monotonic, independent of the system clock. */
export function createSilence(now: () => number = () => performance.now()) {
  const begun = now();
  const spoken = new Map<string, number>();
  return {
    /** Records that an event is being sent to the channel's current subscribers. */
    end(channel: string): void {
      const at = now();
      // A map keeps the order of insertion, so the first entry is the channel that has been silent longest.
      spoken.delete(channel);
      spoken.set(channel, at);
      for (const [oldest, then] of spoken) {
        if (at - then < memoryMs) break;
        spoken.delete(oldest);
      }
    },
    /** Returns whole milliseconds, at most a minute and never longer than this process has been running. */
    on: (channel: string): number => Math.floor(Math.min(now() - (spoken.get(channel) ?? begun), memoryMs)),
  };
}
