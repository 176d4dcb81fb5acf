// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import { session } from './session.gen.ts';
import { system } from './system.gen.ts';
import { customerServers } from './customer-servers.gen.ts';
import { adminDashboard } from './admin-dashboard.gen.ts';

/** Every group at once, for programs that need not count bytes. */
export const routes = { session, system, customerServers, adminDashboard };
