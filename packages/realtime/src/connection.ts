import { type Authenticate, type Authorize, createAuthorizer, isRefusal } from './authorizer.ts';
import type { ChannelId, ChannelScope } from './channels.ts';
import type { Clock } from './clock.ts';
import { openEcho } from './echo.ts';
import { RealtimeError } from './errors.ts';
import { createJoined } from './joined.ts';
import type { Link } from './link.ts';
import type { ConnectionSettings } from './manager.ts';
import { createNudge } from './nudge.ts';
import type { Page } from './page.ts';

/** The close code with which servers end the sockets of a user or of a session. */
const SESSION_ENDED = 4009;
/** The pause after which pusher-js itself reconnects when the close code allows it. */
const RETURN_AFTER = 1_000;

/** One Echo instance for one server and one user, which controls its subscriptions itself. */
export interface Connection {
  /** Subscribes to missing channels and unsubscribes from others. */
  want: (channels: readonly ChannelId[]) => void;
  socketId: () => string | undefined;
  close: () => void;
}

export interface ConnectionDeps {
  settings: ConnectionSettings;
  scope: ChannelScope;
  authorize: Authorize;
  authenticate?: Authenticate | undefined;
  clock: Clock;
  random: () => number;
  page: Page;
  onLink: (link: Link) => void;
  /** `quietSince`: epoch ms since which the channel has had no event, where the server reports it. */
  onSubscribed: (channel: ChannelId, quietSince?: number) => void;
  onEvent: (channel: ChannelId, event: string, payload: unknown) => void;
  onError: (error: RealtimeError) => void;
}

/** Creates a connection, which connects at once. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { clock, page, random } = deps;
  let isOurDoing = false;
  let wasLive = false;
  let hasFailed = false;
  let lostAt: number | undefined;
  let closeCode: number | undefined;
  /** The server has ended a session of this user. The next sign-in shows whether it was this one. */
  let isDoubtful = false;
  let cancelReturn = () => {};

  const authorizer = createAuthorizer({
    ...deps,
    isCurrent: (id) => id === socketId(),
    onRefused: (wireName, cause) => channels.refused(wireName, cause),
    onSignInRefused(cause) {
      if (isDoubtful && isRefusal(cause)) return giveUp();
      deps.onError(new RealtimeError('authorization', 'The sign-in of the socket was refused.', { cause }));
    },
  });
  const { echo, pusher, isOpening, dispose } = openEcho(deps.settings, authorizer);
  const { connection } = pusher;
  const channels = createJoined({ ...deps, echo, pusher, isLive: () => socketId() !== undefined });

  const nudge = createNudge({
    clock,
    random,
    page,
    isAttempting: isOpening,
    reconnect: () => {
      isOurDoing = true;
      missed();
      pusher.disconnect();
      pusher.connect();
      isOurDoing = false;
    },
  });

  // After a loss pusher-js reports 'connected' for another second; only its inner connection is up to date.
  const socketId = () => (connection.state === 'connected' && connection.connection ? connection.socket_id : undefined);

  const lost = () => {
    lostAt ??= clock.now();
    channels.reset();
    nudge.start();
    if (!page.isOnline()) return deps.onLink({ state: 'offline' });
    deps.onLink(wasLive || hasFailed ? { state: 'recovering', since: lostAt } : { state: 'connecting' });
  };
  /** Handles a failed attempt. */
  const missed = () => {
    hasFailed = true;
    lost();
  };
  const live = () => {
    nudge.stop();
    wasLive = true;
    lostAt = undefined;
    closeCode = undefined;
    channels.expectAll();
    deps.onLink({ state: 'live' });
  };
  const failed = (link: Link & { state: 'failed' }) => {
    nudge.stop();
    channels.reset();
    lostAt = undefined;
    deps.onError(new RealtimeError('connection', `The connection was given up (${link.code ?? link.reason}).`));
    deps.onLink(link);
  };

  const giveUp = () => {
    isOurDoing = true;
    pusher.disconnect();
    isOurDoing = false;
    failed({ state: 'failed', reason: 'refused', code: SESSION_ENDED });
  };

  connection.bind('message', ({ event }: { event: string }) => {
    if (event === 'pusher:signin_success') isDoubtful = false;
  });
  connection.bind('error', (error: { error?: { data?: { code?: number } } }) => (closeCode = error.error?.data?.code));
  connection.bind('connecting_in', missed);
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') return live();
    channels.sweep();
    if (isOurDoing) return;
    if (current === 'failed') return failed({ state: 'failed', reason: 'unsupported' });
    if (current === 'unavailable') return missed();
    if (current !== 'disconnected') return lost();
    if (closeCode === SESSION_ENDED && deps.authenticate && !isDoubtful) {
      isDoubtful = true;
      cancelReturn = clock.after(RETURN_AFTER, () => pusher.connect());
      return missed();
    }
    // pusher-js disconnects by itself only after a close code that forbids reconnecting.
    failed({ state: 'failed', reason: 'refused', ...(closeCode !== undefined && { code: closeCode }) });
  });
  const leavePage = page.onChange(() => {
    if (lostAt !== undefined) lost();
  });
  if (deps.authenticate) pusher.signin();
  lost();

  return {
    want: channels.want,
    socketId,
    close() {
      const wasOpen = socketId() !== undefined;
      nudge.stop();
      cancelReturn();
      channels.reset();
      leavePage();
      authorizer.abort();
      connection.unbind();
      // First the channels, then the socket (spec §4). pusher-js sends its messages a turn later, and browsers log a
      // console error for a message to a socket that is closing.
      channels.want([]);
      // A turn is no span of time, so it is not the clock's: under a clock that has stopped the socket would stay open.
      if (wasOpen) setTimeout(dispose);
      else dispose();
    },
  };
}
