import { fill } from './match.ts';
import { isAdmin, type Roles } from './roles.ts';
import { startRoutes } from './areas/start.ts';

/** Where the logo leads and where a role starts. */
export const homeOf = (user: Roles | undefined): string =>
  user === undefined ? '/app' : fill(isAdmin(user) ? startRoutes.adminDashboard : startRoutes.dashboard);
