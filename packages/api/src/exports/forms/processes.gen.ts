// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `processes.list`. */
export const processesFilters = {
  sorts: ['created_at'],
  sort: 'created_at',
  direction: 'desc',
  fields: [
    { name: 'state', kind: 'choice', options: ['queued', 'running', 'succeeded', 'failed'], initial: null },
    { name: 'kind', kind: 'choice', options: ['start', 'stop', 'restart', 'deploy', 'rebuild', 'reset-config', 'reset-claim', 'backup', 'restore', 'delete-backup', 'move', 'node-restart', 'deploy-ess', 'remount', 'check-mounts', 'script', 'node-wipe', 'extract-tar', 'pull-image', 'prune-images', 'hetzner-action', 'docker-service', 'uptime-robot'], initial: null },
    { name: 'node', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
    { name: 'server', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;
