import { writeJson } from './record.ts';

const gatherMs = 50;

/** Writes a value to a file shortly after it has changed, once for several changes. */
export function createSaver(file: string, value: unknown) {
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    writeJson(file, value);
  };
  return {
    changed: () => void (timer ??= setTimeout(flush, gatherMs)),
    /** Writes pending changes. */
    flush,
  };
}
