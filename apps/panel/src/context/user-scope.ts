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
}

/** What begins at sign-in and ends at sign-out. */
export interface UserScope {
  readonly servers: ServersStore;
  readonly notifications: NotificationsStore;
  readonly announcements: AnnouncementsStore;
  /** Undefined for a user who is no admin. */
  readonly admin: AdminScope | undefined;
  /** The store of a screen, made by the first that asks for it, so that its code comes with that screen. */
  use<T>(create: (deps: StoreDeps) => T): T;
  /** Ends the socket, the schedules and all requests under way. */
  leave(): void;
}

/** Holds the scope of whoever is signed in. */
export interface CurrentUserScope {
  /** Undefined while nobody is signed in. */
  readonly id: number | undefined;
  /** The same promise as long as the same user is signed in, so that React can wait for it; a failed one is made again. */
  get(): Promise<UserScope>;
  /** Whether the scope was made for this user, as they are now. */
  isOf(user: User | null): boolean;
  enter(user: User, create: () => Promise<UserScope>): void;
  leave(): void;
}
