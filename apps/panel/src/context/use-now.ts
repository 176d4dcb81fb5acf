import { useEffect, useState } from 'react';
import { useApp } from './app-context.ts';

/** Returns the current time, updated regularly so that displayed ages stay correct. */
export function useNow(every = 30_000): number {
  const { clock } = useApp();
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.after(every, () => setNow(clock.now())), [clock, every, now]);
  return now;
}
