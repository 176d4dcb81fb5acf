export interface Timer {
  pause: () => void;
  resume: () => void;
}

/** Creates a paused timer that calls back once after the given milliseconds of running. */
export function createTimer(milliseconds: number, onElapsed: () => void): Timer {
  let left = milliseconds;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | null = null;
  return {
    pause() {
      if (handle === null) return;
      clearTimeout(handle);
      handle = null;
      left -= Date.now() - startedAt;
    },
    resume() {
      if (handle !== null) return;
      startedAt = Date.now();
      handle = setTimeout(onElapsed, Math.max(0, left));
    },
  };
}
