import type { Server } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** What each tab of a server's page is given. */
export interface ShownServer {
  server: Snapshot<Server>;
}
