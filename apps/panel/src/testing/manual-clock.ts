import type { Clock } from '../platform/clock.ts';

/** A clock whose time only changes with `advance`. */
export function createManualClock(start: number): Clock & { advance(ms: number): void; waiting(): number } {
  let time = start;
  const timers = new Map<object, { at: number; fn: () => void }>();
  return {
    now: () => time,
    after(ms, fn) {
      const key = {};
      timers.set(key, { at: time + ms, fn });
      return () => void timers.delete(key);
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at);
        if (!next) break;
        const [key, { at, fn }] = next;
        timers.delete(key);
        time = at;
        fn();
      }
      time = end;
    },
    waiting: () => timers.size,
  };
}
