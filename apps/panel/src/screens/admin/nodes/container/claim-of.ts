import { customerRoutes } from '../../../../routes/areas/customer.ts';
import { href } from '../../../../routes/href.ts';

/** Returns the address at which a server is claimed. */
export const claimOf = (server: number): string => `${href(customerRoutes.server, { server })}?tab=claim`;
