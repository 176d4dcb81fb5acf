import { fill } from './match.ts';
import { isAdmin, type Roles } from './roles.ts';
import { start } from './tables/start.ts';

/** Where the logo leads and where a role starts. */
export const homeOf = (user: Roles | undefined): string =>
  user === undefined ? '/app' : fill(isAdmin(user) ? start.adminDashboard : start.dashboard);
