/**
 * The part of the Web Locks API that is used, as in `navigator.locks`.
 * @example
 * const locks: Locks = navigator.locks
 */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, fn: () => Promise<void>): Promise<unknown>;
}

/**
 * A connection between the tabs of a group. The others receive the messages of a tab in the order in which it posts them.
 * @example
 * bus.post({ type: 'gone', tab })
 */
export interface Bus {
  post: (message: unknown) => void;
  close: () => void;
}

/**
 * The means by which the tabs of a browser communicate: locks, and a bus by name.
 * @example
 * createChannelManager({ authorize, session, tabs: { locks, openBus } })
 */
export interface Tabs {
  readonly locks: Locks;
  readonly openBus: (name: string, onMessage: (message: unknown) => void) => Bus;
}

interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', fn: (event: { readonly type: string; readonly data?: unknown }) => void): void;
  close(): void;
}

/** The part of a browser that is used; a server, which type-checks this file too, has none of it. */
interface Surroundings {
  readonly setTimeout: unknown;
  readonly navigator?: { readonly locks?: Locks };
  readonly BroadcastChannel?: new (name: string) => Channel;
}

/** Returns the tabs of this browser, or undefined without Web Locks: in old browsers, and on pages without TLS. */
export function browserTabs(): Tabs | undefined {
  const { navigator, BroadcastChannel }: Surroundings = globalThis;
  if (!navigator?.locks || !BroadcastChannel) return undefined;
  return {
    locks: navigator.locks,
    openBus(name, onMessage) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => onMessage(data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, unlike a window
        post: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
  };
}

/** Requests a lock and holds it from its grant until the returned function is called. */
export function hold(
  locks: Locks,
  name: string,
  on: {
    granted: () => void;
    /** Called when another tab has taken the lock. */
    stolen?: () => void;
    /** Called when the browser refuses locks to this page. */
    denied?: () => void;
  },
  { steal = false } = {},
): () => void {
  const giveUp = new AbortController();
  let isOver = false;
  let isHeld = false;
  let release = () => {};
  const end = new Promise<void>((resolve) => (release = resolve));

  const whileHeld = () => {
    if (!isOver) {
      on.granted();
      isHeld = true;
    }
    return end;
  };
  // A request that steals is granted at once, so there is no waiting to abort.
  locks.request(name, steal ? { steal } : { signal: giveUp.signal }, whileHeld).catch(() => {
    if (isOver) return;
    if (isHeld) on.stolen?.();
    else on.denied?.();
  });
  return () => {
    isOver = true;
    giveUp.abort();
    release();
  };
}

/** Returns a short hash of a text (cyrb53), for a text with a token that must not appear elsewhere. */
export function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
