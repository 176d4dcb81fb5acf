import { useEffect, useState } from 'react';
import { useApp } from './app-context.ts';

/** Returns the remaining whole seconds and a function that starts the countdown: `wait(30)` counts down from 30. */
export function useCountdown(): [seconds: number, wait: (seconds: number) => void] {
  const { clock } = useApp();
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));

  useEffect(() => (left > 0 ? clock.after(1000, () => setNow(clock.now())) : undefined), [clock, left, now]);

  return [
    left,
    (seconds) => {
      setNow(clock.now());
      setEnd(clock.now() + seconds * 1000);
    },
  ];
}
