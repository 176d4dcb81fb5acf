import { isLoopbackHost } from '../platform/loopback.ts';
import { StartError } from '../start/start-error.ts';

export interface Address {
  /** The address on which it listens. */
  host: string;
  /** Its address for browsers. */
  publicUrl: URL;
  /** Whether visitors come through a proxy, which may be reachable from anywhere. */
  trustProxy: boolean;
}

/**
 * Whether this installation is a demo. Its passwords are public, one of them an admin's, so it starts by default only
 * when it is reachable from this machine alone.
 */
export function readDemo(said: boolean | undefined, { host, publicUrl, trustProxy }: Address): boolean {
  const open = [publicUrl.hostname, host].find((one) => !isLoopbackHost(one));
  const where = open !== undefined ? `at ${open}` : trustProxy ? 'behind a proxy' : undefined;
  if (said === undefined && where !== undefined)
    throw new StartError(
      `The demo does not start by default ${where}, since its passwords are public: set KRONOS_DEMO=off for your own installation, or KRONOS_DEMO=on to show the demo there.`,
    );
  return said ?? true;
}
