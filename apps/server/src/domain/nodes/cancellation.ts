import type { Logger } from 'pino';

/** Milliseconds between two checks for a cancellation. */
const lookMs = 1000;

/** Returns a signal that aborts once the work is canceled, in any process of the panel; call `forget` afterwards. */
export function watchForCancellation(
  isWanted: () => Promise<boolean>,
  log: Logger,
): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController();
  const look = async () => {
    if (await isWanted()) controller.abort();
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'could not check for a cancellation'));
  }, lookMs).unref();
  return { signal: controller.signal, forget: () => clearInterval(timer) };
}
