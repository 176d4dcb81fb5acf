// Written by `pnpm --filter @kronos/api generate` from src/contract. Do not edit.
import type { ListFilters } from '../../forms/field-data.ts';

/** The orders and filters of `adminAudit.list`. */
export const adminAuditFilters = {
  sorts: ['at'],
  sort: 'at',
  direction: 'desc',
  fields: [
    { name: 'kind', kind: 'choice', options: ['alert', 'announcement', 'cdn-host', 'content', 'deployment-path', 'docker-service', 'global-variable', 'hetzner-project', 'image', 'library-path', 'mail-template', 'mailing', 'maintenance', 'mount', 'mount-path', 'node', 'popup', 'product', 'registry', 'script', 'server', 'ssh-key', 'status-entry', 'trial-request'], initial: null },
    { name: 'id', kind: 'number', min: 1, max: 2147483647, whole: true, initial: null },
  ],
} as const satisfies ListFilters;
