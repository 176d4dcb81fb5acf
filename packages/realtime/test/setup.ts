import { onTestFinished } from 'vitest';
import { until as untilNamed } from '../../../tests/support/until.ts';
import type { ChannelScope } from '../src/channels.ts';
import { type Clock, systemClock } from '../src/clock.ts';
import { type ChannelManagerDeps, createChannelManager } from '../src/create-channel-manager.ts';
import type { RealtimeError } from '../src/errors.ts';
import type { Link } from '../src/link.ts';
import type { ChannelManager, ConnectionSettings } from '../src/manager.ts';
import type { Page } from '../src/page.ts';
import { startPeer } from './peer.ts';

export const casey: ChannelScope = { tenant: 'demo', id: 7 };

/** Time that runs `factor` times as fast for the manager; pusher-js keeps its own. */
export const fastClock = (factor: number): Clock => ({
  now: () => Date.now() * factor,
  after: (ms, fn) => systemClock.after(ms / factor, fn),
});

/** A clock that moves only when `pass` is called, in seconds. */
export function manualClock(): Clock & { pass: (seconds: number) => void; waiting: () => number } {
  let now = 0;
  const timers = new Set<{ at: number; fn: () => void }>();
  return {
    now: () => now,
    after(ms, fn) {
      const timer = { at: now + ms, fn };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(seconds) {
      const end = now + seconds * 1_000;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.fn();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}

/** A page whose visibility and network the test sets. */
export function fakePage(): Page & { set(state: { visible?: boolean; online?: boolean }): void } {
  let visible = true;
  let online = true;
  const listeners = new Set<() => void>();
  return {
    isVisible: () => visible,
    isOnline: () => online,
    onChange(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    set(state) {
      visible = state.visible ?? visible;
      online = state.online ?? online;
      for (const fn of listeners) fn();
    },
  };
}

/** Closes the manager when the test ends. */
export function closeAtEnd(manager: ChannelManager) {
  onTestFinished(async () => {
    manager.close();
    // An open socket is released one turn later. Tests of other files, which share this worker, count the instances.
    await pass(0);
  });
}

/** A real peer and a manager for it, not connected yet. */
export async function start(over: Partial<ChannelManagerDeps> = {}) {
  const peer = await startPeer();
  const errors: RealtimeError[] = [];
  const links: Link[] = [];
  const manager = createChannelManager({
    authorize: async (socketId, wireName) => ({ auth: `key:${socketId}:${wireName}` }),
    onError: (error) => errors.push(error),
    random: () => 0,
    ...over,
  });
  manager.link.subscribe(() => links.push(manager.link.get()));
  closeAtEnd(manager);
  const settings: ConnectionSettings = {
    key: 'key',
    path: '/realtime',
    host: 'localhost',
    port: peer.port,
    tls: false,
  };
  const state = (wanted: Link['state']) => until(() => manager.link.get().state === wanted, `the link being ${wanted}`);
  return { peer, manager, settings, errors, links, state };
}

/** Waits for a truthy value of `check`. */
export const until = <T>(check: () => T, what = 'the condition') => untilNamed(what, check, 10_000);

/** Lets real time pass during an outage, or to show that something does not happen; never waits for an event. */
export const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A promise with its resolve and reject functions. */
export function defer<T>() {
  let resolve!: (value: T) => void;
  let reject!: (cause: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
