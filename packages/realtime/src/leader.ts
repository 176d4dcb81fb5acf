import type { ChannelId } from './channels.ts';
import { type Connection, type ConnectionDeps, createConnection } from './connection.ts';
import type { Link } from './link.ts';
import { hold, type Locks } from './tabs.ts';

/** A message from a tab to the leader. */
export type MemberMessage =
  /** The tab is present and needs the channels in `wants`. `isNew`: it has just connected. */
  { type: 'here'; tab: string; wants: readonly ChannelId[]; isNew: boolean } | { type: 'gone'; tab: string };

/** A message from the leader to all tabs. */
export type LeaderMessage =
  | {
      type: 'state';
      leader: string;
      isVisible: boolean;
      link: Link;
      socketId: string | undefined;
      /**
       * The subscribed channels, each with a mark that is unique to the subscription, and the time since which it is known to
       * have had no event.
       */
      joined: readonly (readonly [channel: ChannelId, mark: string, quietSince?: number | undefined])[];
    }
  | { type: 'event'; channel: ChannelId; event: string; payload: unknown };

/** The socket of all tabs, in the tab that holds it. */
export interface Leader {
  receive: (message: MemberMessage) => void;
  close: () => void;
}

/** Returns the name of the lock that a tab holds as long as it exists. */
export const lifeOf = (group: string, tab: string): string => `${group} ${tab}`;

/** Creates a leader and opens the socket. `last` is the connection state that this tab knew under another leader. */
export function createLeader(
  deps: ConnectionDeps & {
    group: string;
    tab: string;
    locks: Locks;
    last: Link | undefined;
    post: (message: LeaderMessage) => void;
  },
): Leader {
  const { page, tab, post, last } = deps;
  const members = new Map<string, { wants: readonly ChannelId[]; unwatch: () => void }>();
  const joined = new Map<ChannelId, { mark: string; quietSince: number | undefined }>();
  let lostAt = last?.state === 'live' ? deps.clock.now() : last?.state === 'recovering' ? last.since : undefined;
  let connection: Connection | undefined;
  let link: Link = { state: 'connecting' };
  let subscriptions = 0;

  const postState = () => {
    const socketId = connection?.socketId();
    const known = [...joined].map(([channel, { mark, quietSince }]) => [channel, mark, quietSince] as const);
    post({ type: 'state', leader: tab, isVisible: page.isVisible(), link, socketId, joined: known });
  };
  const open = () =>
    createConnection({
      ...deps,
      onLink(next) {
        // Tabs that saw `live` under another leader are recovering; for them this is not the first attempt.
        link = next.state === 'connecting' && lostAt !== undefined ? { state: 'recovering', since: lostAt } : next;
        if (next.state === 'live') lostAt = undefined;
        else joined.clear();
        postState();
      },
      onSubscribed(channel, quietSince) {
        joined.set(channel, { mark: `${tab} ${++subscriptions}`, quietSince });
        postState();
      },
      onEvent(channel, event, payload) {
        const here = joined.get(channel);
        if (here) here.quietSince = deps.clock.now() + 1;
        post({ type: 'event', channel, event, payload });
      },
    });
  const want = () => {
    const wants = new Set([...members.values()].flatMap((member) => member.wants));
    for (const channel of joined.keys()) if (!wants.has(channel)) joined.delete(channel);
    connection?.want([...wants]);
  };
  const forget = (gone: string) => {
    members.get(gone)?.unwatch();
    members.delete(gone);
    want();
  };
  // The browser releases the lock of a tab that ends without a message, too.
  const watch = (other: string) =>
    other === tab ? () => {} : hold(deps.locks, lifeOf(deps.group, other), { granted: () => forget(other) });

  connection = open();

  return {
    receive(message) {
      if (message.type === 'gone') return forget(message.tab);
      const { tab: from, wants, isNew } = message;
      members.set(from, { wants, unwatch: members.get(from)?.unwatch ?? watch(from) });
      // A tab that has just connected retries after a failure, as `connect()` does.
      if (isNew && link.state === 'failed') {
        connection?.close();
        connection = open();
      }
      want();
      postState();
    },
    close() {
      connection?.close();
      for (const { unwatch } of members.values()) unwatch();
    },
  };
}
