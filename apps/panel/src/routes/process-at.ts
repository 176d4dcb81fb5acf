import { customerRoutes } from './areas/customer.ts';
import { href } from './href.ts';

/** Where one process of a server is shown in full: over the server's page. */
export const processAt = (server: number, process: number): string =>
  `${href(customerRoutes.server, { server })}?process=${process}`;
