import type { MaintenanceRow } from '@kronos/api/contract';
import { adminMaintenanceFilters } from '@kronos/api/forms/admin-maintenance';
import { adminMaintenance } from '@kronos/api/routes/admin-maintenance';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { stateTones } from './words.ts';

const nameOf = ({ title }: MaintenanceRow) => title;

/** The maintenance of nodes, of which customers are notified: drafts, planned ones, and reports. */
export const Page = listScreen({
  subject: 'maintenance',
  read: (api) => api.extend({ adminMaintenance }).adminMaintenance,
  filters: adminMaintenanceFilters,
  find: {
    node: { records: 'nodes', names: ({ nodes }) => nodes.flatMap(({ id, alias }) => (id ? { id, alias } : [])) },
  },
  staleOn: { admin: ['maintenance-changed'] },
  rowName: nameOf,
  columns: (cell) => ({
    title: cell.link(nameOf, ({ id }) => href(adminRoutes.maintenance, { id }), { minWidth: 180 }),
    state: cell.dot(({ state }) => state, stateTones, { busy: 'running', width: 128 }),
    nodes: cell.text(({ nodes }, { format }) => format.list(nodes.map(({ alias }) => alias)), { minWidth: 160 }),
    work: cell.exportedOption(({ work }) => work),
    done: cell.text(({ done, nodes }, { t }) => t('maintenance.far', { done, nodes: nodes.length }), {
      file: ({ done }) => done,
      width: 104,
    }),
    failed: cell.number(({ failed }) => failed, { width: 96 }),
    starts_at: cell.date(({ starts_at }) => starts_at, { isExact: true, width: 208 }),
    ends_at: cell.exported(({ ends_at }) => ends_at),
    by: cell.text(({ by }) => by ?? '', { minWidth: 120 }),
  }),
  create: href(adminRoutes.maintenance, { id: 'create' }),
});
