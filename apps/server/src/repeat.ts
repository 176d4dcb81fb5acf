import type { Logger } from 'pino';

/** Runs a task at once and then again `everyMs` after it ended, so that it never overlaps itself. Answers how to stop. */
export function repeat(name: string, everyMs: number, log: Logger, task: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      await task();
    } catch (error) {
      log.error({ err: error, task: name }, 'background task failed');
    }
    if (!isStopped) timer = setTimeout(turn, everyMs).unref();
  };
  const turn = () => {
    running = run();
  };
  turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
