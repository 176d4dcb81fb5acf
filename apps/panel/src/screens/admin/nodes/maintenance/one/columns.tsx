import type { MaintenanceItem } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import type { Translate } from '../../../../../messages/create-messages.ts';
import type { Format } from '../../../../../messages/format.ts';
import { tookText } from '../../../../../messages/process-row.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { nodeTones } from '../words.ts';

/** The columns of the nodes of a maintenance. */
export const itemColumns = (t: Translate, format: Format): readonly GridColumn<MaintenanceItem>[] => [
  {
    id: 'node',
    header: t('maintenance.item.node'),
    cell: ({ id, alias }) => (id === null ? alias : <Link href={href(adminRoutes.node, { node: id })}>{alias}</Link>),
    isRowHeader: true,
    minWidth: 150,
  },
  {
    id: 'state',
    header: t('maintenance.item.state'),
    cell: ({ state }) => (
      <StatusDot tone={nodeTones[state]} isBusy={state === 'running'}>
        {t(`maintenance.item.state.${state}`)}
      </StatusDot>
    ),
    width: 128,
  },
  {
    id: 'wave',
    header: t('maintenance.item.wave'),
    cell: ({ wave }) => (wave === null ? '' : format.number(wave)),
    isNumeric: true,
    width: 88,
  },
  {
    id: 'took',
    header: t('maintenance.item.took'),
    cell: ({ started_at, ended_at }) =>
      started_at === null || ended_at === null
        ? ''
        : tookText((Date.parse(ended_at) - Date.parse(started_at)) / 1000, t, format),
    width: 120,
  },
  {
    id: 'message',
    header: t('maintenance.item.message'),
    cell: ({ alias, message, process_id }) =>
      process_id === null ? (
        (message ?? '')
      ) : (
        <Link
          tone="neutral"
          href={href(adminRoutes.adminProcess, { process: process_id })}
          aria-label={message ?? t('maintenance.item.processOf', { node: alias })}
        >
          {message ?? t('maintenance.item.process')}
        </Link>
      ),
    minWidth: 240,
  },
];
