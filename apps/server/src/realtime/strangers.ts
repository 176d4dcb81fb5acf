import type { Limits } from './limits.ts';
import type { Peer } from './peer.ts';
import { readChannelName } from './channel-names.ts';

/** Sockets without a signed channel: anyone can open as many as they like. */
export interface Strangers {
  /** Adds a peer; returns those that must make room for it, the oldest first. */
  add(peer: Peer, address: string, isFull: boolean): Peer[];
  forget(peer: Peer): void;
  /** Returns those whose time is up. */
  overdue(): Peer[];
}

/** @see Strangers */
export function createStrangers(limits: Limits, now: () => number): Strangers {
  /** In the order of arrival. */
  const entries = new Map<Peer, { address: string; since: number }>();
  const known = () => {
    for (const peer of entries.keys()) if (isSigned(peer)) entries.delete(peer);
    return [...entries];
  };

  return {
    add(peer, address, isFull) {
      const all = known();
      const theirs = all.filter(([, entry]) => entry.address === address);
      const crowd = theirs.length >= limits.strangersPerAddress ? theirs : isFull ? all : [];
      entries.set(peer, { address, since: now() });
      return crowd.slice(0, 1).map(([oldest]) => oldest);
    },
    forget: (peer) => void entries.delete(peer),
    overdue: () =>
      known()
        .filter(([, { since }]) => now() - since >= limits.strangerSeconds * 1000)
        .map(([peer]) => peer),
  };
}

const isSigned = ({ userId, channels }: Peer): boolean =>
  userId !== undefined || [...channels].some((name) => readChannelName(name) !== 'public');
