import type { Notification, Server, SystemSettings, User } from '@kronos/api/contract';
import type { AdminOverview } from '../stores/admin-dashboard.ts';
import type { Aged } from '../stores/loadable.ts';

/** The last known data of one user, for a start without a network. */
export interface UserSnapshot {
  /** The user that it belongs to. */
  readonly user: User;
  readonly settings: SystemSettings | null;
  readonly servers: Aged<Server[]> | null;
  readonly overview: Aged<AdminOverview> | null;
  readonly notifications: Aged<Notification[]> | null;
  readonly unread: number;
}

/** Stores one snapshot, the last user's. */
export interface Snapshots {
  /** Null when there is none, or none that this version of the panel can read. */
  read(): Promise<UserSnapshot | null>;
  write(snapshot: UserSnapshot): Promise<void>;
  remove(): Promise<void>;
}

const cacheName = 'kronos-snapshot';
const key = '/snapshot';

/**
 * Stored in the browser's cache, next to the page and with the same lifetime: each is useless without the other.
 * `shape` changes with the build, because an older snapshot may lack what a newer screen reads.
 */
export function createSnapshots({ shape, caches }: { shape: string; caches: CacheStorage }): Snapshots {
  return {
    async read() {
      const response = await (await caches.open(cacheName)).match(key);
      if (response?.headers.get('X-Shape') !== shape) return null;
      // Written by this build, so it has the shape that this build reads.
      const snapshot: UserSnapshot = await response.json();
      return snapshot;
    },
    async write(snapshot) {
      const response = new Response(JSON.stringify(snapshot), { headers: { 'X-Shape': shape } });
      await (await caches.open(cacheName)).put(key, response);
    },
    async remove() {
      await caches.delete(cacheName);
    },
  };
}
