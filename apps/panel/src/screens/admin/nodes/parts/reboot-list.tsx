import { adminRebootsFilters } from '@kronos/api/forms/admin-reboots';
import { adminReboots } from '@kronos/api/routes/admin-reboots';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { PanelClient } from '../../../../stores/late-client.ts';
import { rebootLength } from '../../../../parts/reboot-length.ts';
import { PlanButton } from './PlanButton.tsx';
import { ProcessLink } from './ProcessLink.tsx';

const read = (api: PanelClient) => api.extend({ adminReboots }).adminReboots;
const stateTones = {
  planned: 'info',
  running: 'info',
  done: 'success',
  failed: 'danger',
  missed: 'warning',
} as const;

/** The restarts of all nodes, or `within` one. */
export const RebootList = listScreen({
  subject: 'reboots',
  read,
  filters: adminRebootsFilters,
  find: { node: { records: 'nodes', name: ({ node }) => node.alias } },
  staleOn: { admin: ['node-reboots-changed', 'process-updated'] },
  rowName: ({ node }) => node.alias,
  columns: (cell) => ({
    node: cell.link(
      ({ node }) => node.alias,
      ({ node }) => href(adminRoutes.node, { node: node.id }),
      { minWidth: 128 },
    ),
    at: cell.date(({ at }) => at, { isExact: true, width: 208 }),
    state: cell.dot(({ state }) => state, stateTones, { busy: 'running', width: 120 }),
    cause: cell.option(({ cause }) => cause, { width: 96 }),
    seconds: cell.text(({ seconds }, { t }) => (seconds === null ? '' : rebootLength(seconds, t)), {
      file: ({ seconds }) => seconds,
      width: 104,
    }),
    by: cell.text(({ by }) => by ?? '', { minWidth: 120 }),
    reason: cell.text(({ reason, message }) => [reason, message].filter(Boolean).join(' · '), {
      file: ({ reason }) => reason,
      minWidth: 160,
    }),
    message: cell.exported(({ message }) => message),
    process: cell.custom(
      ({ process_id: process, node, at }, { t, format }) => (
        <ProcessLink process={process} label={t('reboots.openProcessOf', { node: node.alias, time: format.exact(at) })}>
          {t('reboots.openProcess')}
        </ProcessLink>
      ),
      { width: 80 },
    ),
  }),
  bulk: { cancel: ({ state }) => state === 'planned' },
  asks: ['cancel'],
  action: <PlanButton />,
});
