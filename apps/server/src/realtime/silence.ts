/** No page takes longer from its first read to its socket; and who was told lately is not remembered for ever. */
const memoryMs = 60_000;

export type Silence = ReturnType<typeof createSilence>;

/** How long nothing was sent on each channel. `now` runs evenly, whatever is done to the clock on the wall. */
export function createSilence(now: () => number = () => performance.now()) {
  const begun = now();
  const spoken = new Map<string, number>();
  return {
    /** An event is on its way to whoever is on the channel at this moment. */
    end(channel: string): void {
      const at = now();
      // A map keeps the order of insertion, so that its first is the one that was silent for longest.
      spoken.delete(channel);
      spoken.set(channel, at);
      for (const [oldest, then] of spoken) {
        if (at - then < memoryMs) break;
        spoken.delete(oldest);
      }
    },
    /** Whole milliseconds, at most a minute and never longer than this process is there. */
    on: (channel: string): number => Math.floor(Math.min(now() - (spoken.get(channel) ?? begun), memoryMs)),
  };
}
