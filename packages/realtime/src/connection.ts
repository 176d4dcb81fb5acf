import { type Authorize, createAuthorizer, isRefusal } from './authorizer.ts';
import { type ChannelId, type ChannelScope, channelName, channels } from './channels.ts';
import type { Clock } from './clock.ts';
import { openEcho } from './echo.ts';
import { RealtimeError, type RealtimeErrorCode } from './errors.ts';
import type { Link } from './link.ts';
import type { ConnectionSettings } from './manager.ts';
import { createNudge } from './nudge.ts';
import type { Page } from './page.ts';
import { createResubscribe } from './resubscribe.ts';

const PRIVATE = 'private-';

/** One Echo for one place and one person, with the lifecycle of its channels in our hands. */
export interface Connection {
  /** Joins what is missing and leaves what is too much. */
  want: (channels: readonly ChannelId[]) => void;
  socketId: () => string | undefined;
  close: () => void;
}

export interface ConnectionDeps {
  settings: ConnectionSettings;
  scope: ChannelScope;
  authorize: Authorize;
  clock: Clock;
  random: () => number;
  page: Page;
  onLink: (link: Link) => void;
  onSubscribed: (channel: ChannelId) => void;
  onEvent: (channel: ChannelId, event: string, payload: unknown) => void;
  onError: (error: RealtimeError) => void;
}

/** Connects at once. */
export function createConnection(deps: ConnectionDeps): Connection {
  const { clock, page, random, scope } = deps;
  const wanted = new Map<string, ChannelId>();
  const causes = new Map<string, unknown>();
  let isOurDoing = false;
  let wasLive = false;
  let lostAt: number | undefined;
  let closeCode: number | undefined;

  const authorizer = createAuthorizer({
    authorize: deps.authorize,
    clock,
    isCurrent: (id) => id === socketId(),
    onRefused: (wireName, cause) => {
      if (wanted.has(wireName)) causes.set(wireName, cause);
    },
  });
  const { echo, pusher, isOpening, dispose } = openEcho(deps.settings, authorizer.handler);
  const { connection } = pusher;

  const resubscribe = createResubscribe({
    clock,
    random,
    // B7: after a refusal from the server the channel counts as pending for ever, and `pusher.subscribe` does nothing.
    retry: (wireName) => pusher.channel(wireName).subscribe(),
    onUnconfirmed: (wireName) => report('subscription', 'The server did not confirm the channel.', wireName),
  });
  const nudge = createNudge({
    clock,
    random,
    page,
    isAttempting: isOpening,
    reconnect: () => {
      isOurDoing = true;
      pusher.disconnect();
      pusher.connect();
      isOurDoing = false;
    },
  });

  const report = (code: RealtimeErrorCode, message: string, wireName: string, cause?: unknown) => {
    deps.onError(new RealtimeError(code, message, { channel: wanted.get(wireName), cause }));
  };
  // After a loss pusher-js says 'connected' for another second; only its inner connection tells.
  const socketId = () => (connection.state === 'connected' && connection.connection ? connection.socket_id : undefined);

  const lost = () => {
    lostAt ??= clock.now();
    resubscribe.reset();
    nudge.start();
    if (!page.isOnline()) return deps.onLink({ state: 'offline' });
    deps.onLink(wasLive ? { state: 'recovering', since: lostAt } : { state: 'connecting' });
  };
  const live = () => {
    nudge.stop();
    wasLive = true;
    lostAt = undefined;
    for (const wireName of wanted.keys()) resubscribe.expect(wireName);
    deps.onLink({ state: 'live' });
  };
  const failed = (link: Link & { state: 'failed' }) => {
    nudge.stop();
    resubscribe.reset();
    lostAt = undefined;
    deps.onError(new RealtimeError('connection', `The connection was given up (${link.code ?? link.reason}).`));
    deps.onLink(link);
  };
  // B3, B4: what was left while pending would be subscribed again, without anybody listening.
  const sweep = () => {
    for (const wireName of Object.keys(pusher.channels.channels)) {
      if (!wanted.has(wireName)) pusher.channels.remove(wireName);
    }
  };

  connection.bind('error', (error: { error?: { data?: { code?: number } } }) => (closeCode = error.error?.data?.code));
  connection.bind('connecting_in', lost);
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') return live();
    sweep();
    if (isOurDoing) return;
    if (current === 'failed') return failed({ state: 'failed', reason: 'unsupported' });
    if (current !== 'disconnected') return lost();
    // Only a close code that forbids coming back ends here by itself.
    failed({ state: 'failed', reason: 'refused', ...(closeCode !== undefined && { code: closeCode }) });
  });
  const leavePage = page.onChange(() => {
    if (lostAt !== undefined) lost();
  });
  lost();

  const join = (wireName: string, channel: ChannelId) => {
    wanted.set(wireName, channel);
    if (socketId()) resubscribe.expect(wireName);
    const joined = echo.private(wireName.slice(PRIVATE.length));
    joined.subscribed(() => {
      resubscribe.settle(wireName);
      deps.onSubscribed(channel);
    });
    joined.error((reply: unknown) => {
      const cause = causes.get(wireName) ?? reply;
      const isOurs = causes.delete(wireName);
      report(isOurs ? 'authorization' : 'subscription', 'The channel was refused.', wireName, cause);
      resubscribe.failed(wireName, isOurs && isRefusal(cause));
    });
    for (const event of Object.keys(channels[channel].events)) {
      // With the leading dot Echo leaves the name alone.
      joined.listen(`.${event}`, (payload: unknown) => deps.onEvent(channel, event, payload));
    }
  };
  const leave = (wireName: string) => {
    wanted.delete(wireName);
    resubscribe.settle(wireName);
    // B2: a channel left while pending comes back as the same object, with its old callbacks.
    pusher.channel(wireName)?.unbind();
    echo.leaveChannel(wireName);
  };
  const want = (ids: readonly ChannelId[]) => {
    const names = new Map(ids.map((id) => [PRIVATE + channelName(id, scope), id]));
    for (const wireName of wanted.keys()) if (!names.has(wireName)) leave(wireName);
    for (const [wireName, id] of names) if (!wanted.has(wireName)) join(wireName, id);
  };

  return {
    want,
    socketId,
    close() {
      nudge.stop();
      resubscribe.reset();
      leavePage();
      authorizer.abort();
      connection.unbind();
      dispose();
      // After the socket: browsers complain on the console about words to a socket that is closing.
      want([]);
    },
  };
}
