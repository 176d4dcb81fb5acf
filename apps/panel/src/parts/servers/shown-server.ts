import type { Server } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** The props of each tab of a server's page. */
export interface ShownServer {
  server: Snapshot<Server>;
}
