import type { Logger } from 'pino';

export interface Rhythm {
  firstMs?: number;
  everyMs: number;
}

/**
 * Runs a task after `firstMs`, then again `everyMs` after each end, so that it never overlaps itself. Returns a
 * function that stops it.
 */
export function repeat(
  name: string,
  { firstMs = 0, everyMs }: Rhythm,
  log: Logger,
  task: () => Promise<void>,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await task();
    } catch (error) {
      log.error({ err: error, task: name }, 'background task failed');
    }
    plan(everyMs);
  };
  const plan = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, ms).unref();
  };
  plan(firstMs);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
