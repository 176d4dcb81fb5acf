import { customerRoutes } from './areas/customer.ts';
import { href } from './href.ts';

/** The address of a server's page with one of its processes in full. */
export const processAt = (server: number, process: number): string =>
  `${href(customerRoutes.server, { server })}?process=${process}`;
