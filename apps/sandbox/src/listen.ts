import type { Server } from 'node:net';

/** The only address to which the sandbox binds. */
export const loopback = '127.0.0.1';

/**
 * Opens a port on loopback (0 picks a free one) and resolves with its number; `refusal` makes the error from the
 * cause.
 */
export function listen(
  server: Server,
  port: number,
  refusal: (error: NodeJS.ErrnoException) => Error,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error)));
    server.listen(port, loopback, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** The error when a port of the sandbox is taken, naming the variable that sets another. */
export const portRefusal =
  (port: number, what: string, variable: string) =>
  ({ code }: NodeJS.ErrnoException): Error => {
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`;
    return new Error(`Port ${port} of ${what} ${why}; set ${variable} to a free one.`);
  };
