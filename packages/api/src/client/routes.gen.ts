// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { Contract } from '../contract/index.ts';
import type { RouteTable } from './client-types.ts';

/** Method and path of every endpoint of the contract. */
export const routes = {
  session: {
    login: 'POST /api/login',
    csrf: 'GET /api/csrf-cookie',
    user: 'GET /api/get-user',
    logout: 'POST /api/logout',
  },
  system: {
    settings: 'GET /api/system/settings',
    authorizeChannel: 'POST /api/broadcasting/auth',
  },
  customerServers: {
    list: 'GET /api/customer/servers',
    one: 'GET /api/customer/servers/:id',
    ping: 'GET /api/customer/servers/:id/ping',
    pingNow: 'POST /api/customer/servers/:id/ping',
    start: 'POST /api/customer/servers/:id/start',
    stop: 'POST /api/customer/servers/:id/stop',
    restart: 'POST /api/customer/servers/:id/restart',
  },
  adminDashboard: {
    show: 'GET /api/admin/dashboard',
  },
} as const satisfies RouteTable<Contract>;
