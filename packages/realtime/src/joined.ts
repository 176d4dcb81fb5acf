import type Echo from 'laravel-echo';
import type Pusher from 'pusher-js';
import { isRefusal } from './authorizer.ts';
import { type ChannelId, type ChannelScope, channelName, channels } from './channels.ts';
import type { Clock } from './clock.ts';
import { RealtimeError, type RealtimeErrorCode } from './errors.ts';
import { createResubscribe } from './resubscribe.ts';

const PRIVATE = 'private-';

/** The subscriptions of one Echo instance, recorded separately from those that pusher-js remembers. */
export interface Joined {
  /** Subscribes to missing channels and unsubscribes from others. */
  want: (ids: readonly ChannelId[]) => void;
  /** Marks all channels as being subscribed, on a new socket. */
  expectAll: () => void;
  /** Removes channels that were left from pusher-js. */
  sweep: () => void;
  /** Stops waiting for confirmations, since the socket is closed. */
  reset: () => void;
  /** Records the cause of a failed authorisation. */
  refused: (wireName: string, cause: unknown) => void;
}

/** Creates the subscriptions. There are none before `want`. */
export function createJoined(deps: {
  echo: Echo<'pusher'>;
  pusher: Pusher;
  scope: ChannelScope;
  clock: Clock;
  random: () => number;
  isLive: () => boolean;
  onSubscribed: (channel: ChannelId, quietSince?: number) => void;
  onEvent: (channel: ChannelId, event: string, payload: unknown) => void;
  onError: (error: RealtimeError) => void;
}): Joined {
  const { echo, pusher } = deps;
  const wanted = new Map<string, ChannelId>();
  const causes = new Map<string, unknown>();

  const report = (code: RealtimeErrorCode, message: string, wireName: string, cause?: unknown) => {
    deps.onError(new RealtimeError(code, message, { channel: wanted.get(wireName), cause }));
  };
  const resubscribe = createResubscribe({
    ...deps,
    // B7: after a refusal from the server the channel counts as pending for ever, and `pusher.subscribe` does nothing.
    retry: (wireName) => pusher.channel(wireName).subscribe(),
    onUnconfirmed: (wireName) => report('subscription', 'The server did not confirm the channel.', wireName),
  });

  const join = (wireName: string, channel: ChannelId) => {
    wanted.set(wireName, channel);
    if (deps.isLive()) resubscribe.expect(wireName);
    const joined = echo.private(wireName.slice(PRIVATE.length));
    // Echo's own `subscribed` does not pass on the data in the server's confirmation.
    joined.on('pusher:subscription_succeeded', (facts: unknown) => {
      resubscribe.settle(wireName);
      deps.onSubscribed(channel, quietSince(facts, deps.clock));
    });
    joined.error((reply: unknown) => {
      const cause = causes.get(wireName) ?? reply;
      const isOurs = causes.delete(wireName);
      report(isOurs ? 'authorization' : 'subscription', 'The channel was refused.', wireName, cause);
      resubscribe.failed(wireName, isOurs && isRefusal(cause));
    });
    for (const event of Object.keys(channels[channel].events)) {
      // The leading dot keeps Echo from changing the name.
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

  return {
    want(ids) {
      const names = new Map(ids.map((id) => [PRIVATE + channelName(id, deps.scope), id]));
      for (const wireName of wanted.keys()) if (!names.has(wireName)) leave(wireName);
      for (const [wireName, id] of names) if (!wanted.has(wireName)) join(wireName, id);
    },
    expectAll() {
      for (const wireName of wanted.keys()) resubscribe.expect(wireName);
    },
    sweep() {
      // B3, B4: a channel that was left while pending would be subscribed again, without a listener.
      for (const wireName of Object.keys(pusher.channels.channels)) {
        if (!wanted.has(wireName)) pusher.channels.remove(wireName);
      }
    },
    reset: resubscribe.reset,
    refused(wireName, cause) {
      if (wanted.has(wireName)) causes.set(wireName, cause);
    },
  };
}

/**
 * Returns the time since which a channel has had no event, or undefined where the server does not report it. It is counted
 * back from the arrival of the response, so it is never too early; 1 ms is added because the clock counts whole milliseconds.
 */
function quietSince(facts: unknown, clock: Clock): number | undefined {
  if (typeof facts !== 'object' || facts === null || !('quiet_ms' in facts)) return undefined;
  return typeof facts.quiet_ms === 'number' ? clock.now() + 1 - facts.quiet_ms : undefined;
}
