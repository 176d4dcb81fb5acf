import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import type { Clock } from './clock.ts';
import type { ChannelGrant, UserGrant } from './manager.ts';

/** B6: without this timeout, an endpoint that hangs would leave the channel pending until the next reconnect. */
const TIMEOUT = 8_000;
/** pusher-js signs in once per socket. This is the number of attempts here, with a pause that doubles each time. */
const TRIES = 6;
const FIRST_PAUSE = 1_000;

/**
 * Requests the signature of a private channel from the panel's server. Rejects when it is refused; a `status` on the
 * reason tells a final refusal from a failure.
 * @example
 * const authorize: Authorize = async (socketId, wireName, signal) => {
 *   const body = new URLSearchParams({ socket_id: socketId, channel_name: wireName })
 *   const response = await fetch('/api/broadcasting/auth', { method: 'POST', body, signal })
 *   if (!response.ok) throw Object.assign(new Error('Refused'), { status: response.status })
 *   return response.json()
 * }
 */
export type Authorize = (socketId: string, wireName: string, signal: AbortSignal) => Promise<ChannelGrant>;

/**
 * Requests the signature of a socket's user from the panel's server. Rejects like `Authorize`.
 * @example
 * const authenticate: Authenticate = async (socketId, signal) => {
 *   const body = new URLSearchParams({ socket_id: socketId })
 *   const response = await fetch('/api/broadcasting/user-auth', { method: 'POST', body, signal })
 *   if (!response.ok) throw Object.assign(new Error('Refused'), { status: response.status })
 *   return response.json()
 * }
 */
export type Authenticate = (socketId: string, signal: AbortSignal) => Promise<UserGrant>;

/**
 * Creates the `customHandler`s of pusher-js. They replace its own request, so that each call reads the current token, and
 * Echo's `auth` headers, which leak between instances (B1).
 */
export function createAuthorizer(deps: {
  authorize: Authorize;
  authenticate?: Authenticate | undefined;
  clock: Clock;
  /** Whether this id belongs to the open socket. */
  isCurrent: (socketId: string) => boolean;
  /** Called before the callback of pusher-js, which keeps only the message of the cause. */
  onRefused: (wireName: string, cause: unknown) => void;
  /** Called when the sign-in of the socket is refused. */
  onSignInRefused: (cause: unknown) => void;
}): { handler: ChannelAuthorizationHandler; signIn: UserAuthenticationHandler; abort: () => void } {
  const pending = new Set<AbortController>();

  const run = async <T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(asError(controller.signal.reason)));
    });
    const cancelTimeout = deps.clock.after(TIMEOUT, () => controller.abort(new Error('The endpoint did not respond.')));
    pending.add(controller);
    try {
      return await Promise.race([request(controller.signal), aborted]);
    } finally {
      cancelTimeout();
      pending.delete(controller);
    }
  };
  const handle = async (...[{ socketId, channelName }, callback]: Parameters<ChannelAuthorizationHandler>) => {
    const result = await run((signal) => deps.authorize(socketId, channelName, signal)).catch((cause: unknown) => ({
      cause,
    }));
    // B5: a response for an earlier socket carries a signature that the server must refuse, and is no longer needed.
    if (!deps.isCurrent(socketId)) return;
    if ('auth' in result) {
      const { auth, channel_data } = result;
      return callback(null, channel_data === undefined ? { auth } : { auth, channel_data });
    }
    deps.onRefused(channelName, result.cause);
    callback(asError(result.cause), null);
  };
  const signIn = async (...[{ socketId }, callback]: Parameters<UserAuthenticationHandler>) => {
    const { authenticate, clock } = deps;
    if (!authenticate) return;
    for (let tries = 1, pause = FIRST_PAUSE; deps.isCurrent(socketId); tries += 1, pause *= 2) {
      const result = await run((signal) => authenticate(socketId, signal)).catch((cause: unknown) => ({ cause }));
      if (!deps.isCurrent(socketId)) return;
      if ('auth' in result) return callback(null, { auth: result.auth, user_data: result.user_data });
      if (isRefusal(result.cause) || tries === TRIES) {
        deps.onSignInRefused(result.cause);
        return callback(asError(result.cause), null);
      }
      await new Promise<void>((resolve) => void clock.after(pause, resolve));
    }
  };
  return {
    handler: (params, callback) => void handle(params, callback),
    signIn: (params, callback) => void signIn(params, callback),
    abort: () => {
      for (const controller of pending) controller.abort(new Error('The connection was given up.'));
    },
  };
}

/** Whether a failure is final: a status of 4xx other than 408 and 429. */
export function isRefusal(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null || !('status' in cause)) return false;
  const { status } = cause;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
