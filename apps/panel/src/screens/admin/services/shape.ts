import type { ServerStatus, ServerType } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';

/** What the list of servers can be asked for. */
export const servicesShape = defineList({
  sorts: ['name', 'created_at'],
  sort: 'name',
  direction: 'asc',
  filters: {
    status: [
      'running',
      'stopped',
      'starting',
      'stopping',
      'restarting',
      'failed',
      'unreachable',
    ] satisfies readonly ServerStatus[],
    type: ['plex', 'emby', 'jellyfin'] satisfies readonly ServerType[],
    node: 'number',
    owner: 'number',
    product: 'number',
  },
});
