export interface Timer {
  pause: () => void;
  resume: () => void;
}

/** Calls back once after so many milliseconds of not being paused; starts paused. */
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
