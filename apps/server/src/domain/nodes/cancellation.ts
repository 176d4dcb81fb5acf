import type { Logger } from 'pino';

/** How soon it is seen that somebody wants work to end. */
const lookMs = 1000;

/** Aborted once somebody wants the work to end, in whichever process of the panel they asked; `forget` it afterwards. */
export function watchForCancellation(
  isWanted: () => Promise<boolean>,
  log: Logger,
): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController();
  const look = async () => {
    if (await isWanted()) controller.abort();
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'a cancellation was not looked for'));
  }, lookMs).unref();
  return { signal: controller.signal, forget: () => clearInterval(timer) };
}
