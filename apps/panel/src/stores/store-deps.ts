import type { User } from '@kronos/api/contract';
import type { ChannelId, EventOf } from '@kronos/realtime';
import type { Clock } from '../platform/clock.ts';
import type { Storage } from '../platform/create-storage.ts';
import type { PanelClient } from './late-client.ts';
import type { NoticesStore } from './notices.ts';
import type { ServersStore } from './servers.ts';

/**
 * Calls `read` on an event, and whenever one may have been missed: after the channel was subscribed to, after a gap,
 * and periodically while there is no socket. Returns a function that unsubscribes.
 */
export type Follow = <C extends ChannelId>(channel: C, event: EventOf<C>, read: () => void) => () => void;

/** The dependencies of a screen's store. */
export interface StoreDeps {
  /** Extend it by the endpoints of the store's area. */
  readonly api: PanelClient;
  readonly notices: NoticesStore;
  readonly clock: Clock;
  /** What the browser keeps between visits. */
  readonly storage: Storage;
  readonly user: User;
  /** Aborted at sign-out. */
  readonly signal: AbortSignal;
  readonly follow: Follow;
  /** Follows an operation of a server to its outcome, and shows that. */
  readonly pursue: ServersStore['pursue'];
}
