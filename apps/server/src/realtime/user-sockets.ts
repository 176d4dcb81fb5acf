import type { Peer } from './peer.ts';

/** The sockets of each user who had something signed for them. */
export interface UserSockets {
  /** Assigns a socket to a user; returns false if they have too many others. */
  add(peer: Peer, userId: number): boolean;
  forget(peer: Peer): void;
}

/** @see UserSockets */
export function createUserSockets(most: number): UserSockets {
  const byUser = new Map<number, Set<Peer>>();

  return {
    add(peer, userId) {
      const theirs = byUser.get(userId) ?? new Set();
      if (theirs.size >= most && !theirs.has(peer)) return false;
      byUser.set(userId, theirs.add(peer));
      return true;
    },
    forget(peer) {
      for (const userId of peer.owners.values()) {
        const theirs = byUser.get(userId);
        if (theirs?.delete(peer) && theirs.size === 0) byUser.delete(userId);
      }
    },
  };
}
