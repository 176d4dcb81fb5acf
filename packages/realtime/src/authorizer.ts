import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import type { Clock } from './clock.ts';
import type { ChannelGrant, UserGrant } from './manager.ts';

/** B6: an endpoint that hangs would leave the channel pending until the next reconnect. */
const TIMEOUT = 8_000;
/** pusher-js asks once per socket whose it is; so often, each time twice as long after the last, it is asked here. */
const TRIES = 6;
const FIRST_PAUSE = 1_000;

/** Asks the panel's server to sign a private channel. Rejects when refused; a `status` on the reason tells why. */
export type Authorize = (socketId: string, wireName: string, signal: AbortSignal) => Promise<ChannelGrant>;

/** Asks the panel's server to sign whose the socket is. Rejects like `Authorize`. */
export type Authenticate = (socketId: string, signal: AbortSignal) => Promise<UserGrant>;

/**
 * The `customHandler`s of pusher-js. It takes the place of its own request, so that the current token is read per
 * call, and of Echo's `auth` headers, which leak between instances (B1).
 */
export function createAuthorizer(deps: {
  authorize: Authorize;
  authenticate?: Authenticate | undefined;
  clock: Clock;
  /** Whether this id is still the one of an open socket. */
  isCurrent: (socketId: string) => boolean;
  /** Told before pusher-js is, which keeps only a message of the cause. */
  onRefused: (wireName: string, cause: unknown) => void;
  /** The same of the sign-in. */
  onSignInRefused: (cause: unknown) => void;
}): { handler: ChannelAuthorizationHandler; signIn: UserAuthenticationHandler; abort: () => void } {
  const pending = new Set<AbortController>();

  const ask = async <T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(asError(controller.signal.reason)));
    });
    const cancelTimeout = deps.clock.after(TIMEOUT, () => controller.abort(new Error('The endpoint did not answer.')));
    pending.add(controller);
    try {
      return await Promise.race([request(controller.signal), aborted]);
    } finally {
      cancelTimeout();
      pending.delete(controller);
    }
  };
  const answerTo = async (...[{ socketId, channelName }, callback]: Parameters<ChannelAuthorizationHandler>) => {
    const answer = await ask((signal) => deps.authorize(socketId, channelName, signal)).catch((cause: unknown) => ({
      cause,
    }));
    // B5: an answer for an earlier socket carries a signature that the server must refuse; nobody waits for it.
    if (!deps.isCurrent(socketId)) return;
    if ('auth' in answer) {
      const { auth, channel_data } = answer;
      return callback(null, channel_data === undefined ? { auth } : { auth, channel_data });
    }
    deps.onRefused(channelName, answer.cause);
    callback(asError(answer.cause), null);
  };
  const signIn = async (...[{ socketId }, callback]: Parameters<UserAuthenticationHandler>) => {
    const { authenticate, clock } = deps;
    if (!authenticate) return;
    for (let tries = 1, pause = FIRST_PAUSE; deps.isCurrent(socketId); tries += 1, pause *= 2) {
      const answer = await ask((signal) => authenticate(socketId, signal)).catch((cause: unknown) => ({ cause }));
      if (!deps.isCurrent(socketId)) return;
      if ('auth' in answer) return callback(null, { auth: answer.auth, user_data: answer.user_data });
      if (isRefusal(answer.cause) || tries === TRIES) {
        deps.onSignInRefused(answer.cause);
        return callback(asError(answer.cause), null);
      }
      await new Promise<void>((resolve) => void clock.after(pause, resolve));
    }
  };
  return {
    handler: (params, callback) => void answerTo(params, callback),
    signIn: (params, callback) => void signIn(params, callback),
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
