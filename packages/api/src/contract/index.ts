import { adminDashboard } from './admin-dashboard.ts';
import { customerServers } from './customer-servers.ts';
import { session } from './session.ts';
import { system } from './system.ts';

/** The whole contract: group → endpoint. Nothing else in the house writes an address. */
export const contract = { session, system, customerServers, adminDashboard } as const;
export type Contract = typeof contract;
