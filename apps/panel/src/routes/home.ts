import { fill } from './match.ts';
import { isAdmin, type Roles } from './roles.ts';
import { startRoutes } from './areas/start.ts';

/** The target of the logo, which is the start page of the role. */
export const homeOf = (user: Roles | undefined): string =>
  user === undefined ? '/app' : fill(isAdmin(user) ? startRoutes.adminDashboard : startRoutes.dashboard);
