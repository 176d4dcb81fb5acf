import type { ChannelId } from './channels.ts';
import { type Connection, type ConnectionDeps, createConnection } from './connection.ts';
import { createLeader, type Leader, type LeaderMessage, lifeOf, type MemberMessage } from './leader.ts';
import { hold, type Tabs } from './tabs.ts';

/** How often a visible tab checks that the leader still responds: browsers freeze tabs. */
const CHECK_EVERY = 20_000;
const PATIENCE = 5_000;

type Message = MemberMessage | LeaderMessage;
type State = LeaderMessage & { type: 'state' };

/**
 * Creates a connection that the tabs of a group share. One of them, which holds a lock, has the socket and passes its
 * events on. When it ends, the browser grants the lock to the next, whose subscriptions are gaps for all tabs.
 */
export function createSharedConnection(deps: ConnectionDeps, group: string, { locks, openBus }: Tabs): Connection {
  const { page, clock } = deps;
  const tab = crypto.randomUUID();
  const bus = openBus(group, (data) => {
    if (isHere && isMessage(data)) receive(data);
  });
  const marks = new Map<ChannelId, string>();
  let wants: readonly ChannelId[] = [];
  let state: State | undefined;
  let leader: Leader | undefined;
  let alone: Connection | undefined;
  let isNew = true;
  let isHere = false;
  let releaseLead = () => {};
  let cancelDoubt = () => {};
  let cancelCheck = () => {};

  const post = (message: Message) => {
    bus.post(message);
    // A bus does not echo; the leader is a member like the others.
    receive(message);
  };
  const receive = (message: Message) => {
    if (message.type === 'state') follow(message);
    else if (message.type !== 'event') leader?.receive(message);
    else if (wants.includes(message.channel)) deps.onEvent(message.channel, message.event, message.payload);
  };
  const here = () => {
    if (!isHere) return;
    post({ type: 'here', tab, wants, isNew });
    isNew = false;
    checkLeader();
  };
  const checkLeader = () => {
    cancelCheck();
    cancelDoubt();
    if (!page.isVisible() || leader) return;
    cancelCheck = clock.after(CHECK_EVERY, here);
    cancelDoubt = clock.after(PATIENCE, takeLead);
  };

  const follow = (next: State) => {
    const isOurs = next.leader === tab;
    // Sent by a former leader that does not know yet that its lock was taken.
    if (leader && !isOurs) return;
    cancelDoubt();
    const isAnother = next.leader !== state?.leader;
    state = next;
    deps.onLink(next.link);
    for (const [channel, mark, quietSince] of next.joined) {
      if (marks.get(channel) === mark || !wants.includes(channel)) continue;
      marks.set(channel, mark);
      deps.onSubscribed(channel, quietSince);
    }
    if (isAnother && !isOurs) here();
    // Browsers run the timers of a hidden tab once a minute, so it would reconnect slowly.
    const isDown = next.link.state === 'connecting' || next.link.state === 'recovering';
    if (isDown && !isOurs && !next.isVisible && page.isVisible()) takeLead();
  };

  const lead = () => {
    cancelDoubt();
    cancelCheck();
    leader = createLeader({ ...deps, group, tab, locks, last: state?.link, post });
    here();
  };
  const stepDown = () => {
    leader?.close();
    leader = undefined;
  };
  const queue = ({ steal }: { steal: boolean }) => {
    releaseLead();
    const stolen = () => {
      stepDown();
      queue({ steal: false });
      here();
    };
    releaseLead = hold(locks, group, { granted: lead, stolen, denied: goAlone }, { steal });
  };
  const takeLead = () => queue({ steal: true });
  /** Opens a socket for this tab alone, as in browsers without Web Locks. */
  const goAlone = () => {
    leave();
    alone = createConnection(deps);
    alone.want(wants);
  };

  const leavePage = page.onChange(here);
  // This tab announces itself once it holds its own lock: the leader waits for that lock to learn that the tab is gone.
  const releaseLife = hold(locks, lifeOf(group, tab), {
    granted() {
      isHere = true;
      here();
      queue({ steal: false });
    },
    denied: goAlone,
  });
  const leave = () => {
    if (isHere && !leader) bus.post({ type: 'gone', tab });
    isHere = false;
    cancelDoubt();
    cancelCheck();
    leavePage();
    stepDown();
    releaseLead();
    releaseLife();
    bus.close();
  };
  deps.onLink({ state: 'connecting' });

  return {
    want(channels) {
      if (alone) return alone.want(channels);
      const isSame = channels.length === wants.length && channels.every((channel) => wants.includes(channel));
      wants = channels;
      for (const channel of marks.keys()) if (!channels.includes(channel)) marks.delete(channel);
      if (!isSame) here();
    },
    socketId: () => (alone ? alone.socketId() : state?.link.state === 'live' ? state.socketId : undefined),
    close() {
      if (alone) alone.close();
      else leave();
    },
  };
}

/** Whether data is a message. The group's name contains the version of the messages. */
function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'type' in data;
}
