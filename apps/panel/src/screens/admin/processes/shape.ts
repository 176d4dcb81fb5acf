import type { ProcessRecord } from '@kronos/api/contract';
import { defineList } from '../../../resource/list-query.ts';

/** What the list of processes can be asked for. */
export const processesShape = defineList({
  sorts: ['created_at'],
  sort: 'created_at',
  direction: 'desc',
  filters: {
    state: ['queued', 'running', 'succeeded', 'failed'] satisfies readonly ProcessRecord['state'][],
    kind: [
      'start',
      'stop',
      'restart',
      'deploy',
      'rebuild',
      'reset-config',
      'backup',
      'restore',
      'delete-backup',
      'move',
      'node-restart',
      'deploy-ess',
      'remount',
      'check-mounts',
    ] satisfies readonly ProcessRecord['kind'][],
    node: 'number',
    server: 'number',
  },
});
