import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/**
 * Ends the process at a fault that nothing handled, and logs it like any other error: what Node prints by itself
 * includes the parameters of a failed statement.
 */
export function reportFaults(source: EventEmitter, log: Pick<Logger, 'fatal'>, exit: (code: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    source.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'nothing handled a fault');
      exit(1);
    });
  }
}
