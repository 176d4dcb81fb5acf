import { isLoopbackHost } from './loopback.ts';
import { StartError } from './start-error.ts';

export interface Address {
  /** Where it listens. */
  host: string;
  /** Its address for browsers. */
  publicUrl: URL;
}

/**
 * Whether nothing here is real. The passwords of the demo are known to everybody, one is an admin's: it starts by itself
 * for this machine alone.
 */
export function readDemo(said: boolean | undefined, { host, publicUrl }: Address): boolean {
  const open = [publicUrl.hostname, host].find((one) => !isLoopbackHost(one));
  if (said === undefined && open !== undefined)
    throw new StartError(
      `The demo does not start by itself at ${open}, since everybody knows its passwords: set KRONOS_DEMO=off for an installation of your own, or KRONOS_DEMO=on to show the demo there.`,
    );
  return said ?? true;
}
