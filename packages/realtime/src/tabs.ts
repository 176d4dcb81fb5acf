/** The part of the Web Locks API that is used; `navigator.locks` has it. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, fn: () => Promise<void>): Promise<unknown>;
}

/** What one tab posts, the others hear, in that order. */
export interface Bus {
  post: (message: unknown) => void;
  close: () => void;
}

/** What the tabs of one browser have in common. */
export interface Tabs {
  readonly locks: Locks;
  readonly openBus: (name: string, hear: (message: unknown) => void) => Bus;
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

/** The tabs of this browser; undefined where it has no locks: old ones, and pages that are not served securely. */
export function browserTabs(): Tabs | undefined {
  const { navigator, BroadcastChannel }: Surroundings = globalThis;
  if (!navigator?.locks || !BroadcastChannel) return undefined;
  return {
    locks: navigator.locks,
    openBus(name, hear) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => hear(data));
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none, unlike a window
        post: (message) => channel.postMessage(message),
        close: () => channel.close(),
      };
    },
  };
}

/** Asks for a lock and holds it from its grant until the way out is taken. */
export function hold(
  locks: Locks,
  name: string,
  on: {
    granted: () => void;
    /** Another tab has taken it. */
    stolen?: () => void;
    /** The browser gives this page no locks. */
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
  // What steals does not wait, so that there is nothing to give up.
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

/** A short name for a long text, such as one with a token in it that should stand nowhere else (cyrb53). */
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
