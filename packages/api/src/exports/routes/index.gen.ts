// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import { session } from './session.gen.ts';
import { system } from './system.gen.ts';
import { customerUser } from './customer-user.gen.ts';
import { customerServers } from './customer-servers.gen.ts';
import { notifications } from './notifications.gen.ts';
import { announcements } from './announcements.gen.ts';
import { reseller } from './reseller.gen.ts';
import { adminDashboard } from './admin-dashboard.gen.ts';
import { adminSearch } from './admin-search.gen.ts';
import { adminTickets } from './admin-tickets.gen.ts';
import { processes } from './processes.gen.ts';

/** Every group at once, for programs that need not count bytes. */
export const routes = { session, system, customerUser, customerServers, notifications, announcements, reseller, adminDashboard, adminSearch, adminTickets, processes };
