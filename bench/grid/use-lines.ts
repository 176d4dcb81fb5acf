import { useEffect, useState } from 'react';
import { makeLines } from './data.ts';

/** A log that grows by a thousand lines whenever the bench calls for it. */
export function useLines(first: readonly string[]) {
  const [lines, setLines] = useState(first);
  useEffect(() => {
    window.append = () => setLines((before) => [...before, ...makeLines(1000, before.length)]);
  }, []);
  return lines;
}
