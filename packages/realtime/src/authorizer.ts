import type { ChannelAuthorizationHandler } from 'pusher-js';
import type { Clock } from './clock.ts';
import type { ChannelGrant } from './manager.ts';

/** B6: an endpoint that hangs would leave the channel pending until the next reconnect. */
const TIMEOUT = 8_000;

/** Asks the panel's server to sign a private channel. Rejects when refused; a `status` on the reason tells why. */
export type Authorize = (socketId: string, wireName: string, signal: AbortSignal) => Promise<ChannelGrant>;

/**
 * The `customHandler` of pusher-js. It takes the place of its own request, so that the current token is read per
 * call, and of Echo's `auth` headers, which leak between instances (B1).
 */
export function createAuthorizer(deps: {
  authorize: Authorize;
  clock: Clock;
  /** Whether this id is still the one of an open socket. */
  isCurrent: (socketId: string) => boolean;
  /** Told before pusher-js is, which keeps only a message of the cause. */
  onRefused: (wireName: string, cause: unknown) => void;
}): { handler: ChannelAuthorizationHandler; abort: () => void } {
  const pending = new Set<AbortController>();

  const ask = async (socketId: string, wireName: string): Promise<ChannelGrant> => {
    const controller = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(asError(controller.signal.reason)));
    });
    const cancelTimeout = deps.clock.after(TIMEOUT, () => controller.abort(new Error('The endpoint did not answer.')));
    pending.add(controller);
    try {
      return await Promise.race([deps.authorize(socketId, wireName, controller.signal), aborted]);
    } finally {
      cancelTimeout();
      pending.delete(controller);
    }
  };
  const answerTo = async (...[{ socketId, channelName }, callback]: Parameters<ChannelAuthorizationHandler>) => {
    const answer = await ask(socketId, channelName).catch((cause: unknown) => ({ cause }));
    // B5: an answer for an earlier socket carries a signature that the server must refuse; nobody waits for it.
    if (!deps.isCurrent(socketId)) return;
    if ('auth' in answer) {
      const { auth, channel_data } = answer;
      return callback(null, channel_data === undefined ? { auth } : { auth, channel_data });
    }
    deps.onRefused(channelName, answer.cause);
    callback(asError(answer.cause), null);
  };
  return {
    handler: (params, callback) => void answerTo(params, callback),
    abort: () => {
      for (const controller of pending) controller.abort(new Error('The connection was given up.'));
    },
  };
}

/** A refusal that asking again does not change: 4xx but for "took too long" and "too many". */
export function isRefusal(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  const { status } = cause;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
