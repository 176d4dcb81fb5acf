import { adminDashboard } from './admin-dashboard.ts';
import { adminSearch } from './admin-search.ts';
import { adminTickets } from './admin-tickets.ts';
import { announcements } from './announcements.ts';
import { customerServers } from './customer-servers.ts';
import { customerUser } from './customer-user.ts';
import { notifications } from './notifications.ts';
import { processes } from './processes.ts';
import { reseller } from './reseller.ts';
import { session } from './session.ts';
import { system } from './system.ts';

/** The whole contract: group → endpoint. Nothing else in the house writes an address. */
export const contract = {
  session,
  system,
  customerUser,
  customerServers,
  notifications,
  announcements,
  reseller,
  adminDashboard,
  adminSearch,
  adminTickets,
  processes,
} as const;
export type Contract = typeof contract;
