import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/**
 * Reads at once, and again the given time after each response, while the page is visible; the signal aborts a read
 * when the page is hidden. Keep `read` the same between renders.
 */
export function useWhileVisible(every: number, read: (signal: AbortSignal) => Promise<void>): void {
  const { clock } = useApp();
  useEffect(() => {
    let cancel = () => {};
    let reading: AbortController | undefined;
    let isOver = false;
    const turn = async () => {
      cancel();
      if (document.hidden) return reading?.abort();
      if (reading || isOver) return;
      reading = new AbortController();
      const { signal } = reading;
      await read(signal);
      reading = undefined;
      // A read that was aborted while the page was hidden for a moment is repeated at once.
      cancel = clock.after(signal.aborted ? 0 : every, () => void turn());
      if (isOver) cancel();
    };
    const look = () => void turn();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      cancel();
      reading?.abort();
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock, every, read]);
}
