import type { User } from '@kronos/api/contract';
import type { AdminDashboardStore } from '../stores/admin-dashboard.ts';
import type { AnnouncementsStore } from '../stores/announcements.ts';
import type { NotificationsStore } from '../stores/notifications.ts';
import type { ProcessesStore } from '../stores/processes.ts';
import type { ServersStore } from '../stores/servers.ts';
import type { StoreDeps } from '../stores/store-deps.ts';

/** The stores that admins have on every page. */
export interface AdminScope {
  readonly adminDashboard: AdminDashboardStore;
  readonly processes: ProcessesStore;
  /** Shows that Portainer was installed on a node. */
  portainerInstalled(node: number): Promise<void>;
}

/** Everything that exists from sign-in to sign-out. */
export interface UserScope {
  readonly servers: ServersStore;
  readonly notifications: NotificationsStore;
  readonly announcements: AnnouncementsStore;
  /** Undefined for a user who is not an admin. */
  readonly admin: AdminScope | undefined;
  /** Returns the store of a screen, created by its first user so that its code is loaded with that screen. */
  use<T>(create: (deps: StoreDeps) => T): T;
  /** Ends the socket, the schedules and all pending requests. */
  leave(): void;
}

/** Holds the scope of the signed-in user. */
export interface CurrentUserScope {
  /** Undefined while no user is signed in. */
  readonly id: number | undefined;
  /**
   * Returns the same promise while the same user is signed in, so that React can suspend on it; a failed one is
   * replaced.
   */
  get(): Promise<UserScope>;
  /** Whether the scope was created for this user with their current roles. */
  isOf(user: User | null): boolean;
  enter(user: User, create: () => Promise<UserScope>): void;
  leave(): void;
}
