import type { BatchItem } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { processTones } from '@kronos/ui/ProcessList';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import type { Translate } from '../../../../messages/create-messages.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { serverOver } from '../../../../routes/restored.ts';

/** The columns of a batch's servers; a server opens over the page at `address`. */
export const batchColumns = (t: Translate, address: string): readonly GridColumn<BatchItem>[] => [
  {
    id: 'name',
    header: t('services.column.name'),
    cell: ({ id, name }) => (name === null ? `#${id}` : <Link href={serverOver(id, address)}>{name}</Link>),
    isRowHeader: true,
    width: 200,
  },
  { id: 'node', header: t('services.column.node'), cell: ({ node }) => node ?? t('services.none'), width: 160 },
  {
    id: 'state',
    header: t('services.batch.state'),
    cell: ({ state }) => (
      <StatusDot tone={state === 'waiting' ? 'neutral' : processTones[state]} isBusy={state === 'running'}>
        {t(`services.batch.state.${state}`)}
      </StatusDot>
    ),
    width: 144,
  },
  {
    id: 'message',
    header: t('services.batch.result'),
    cell: ({ message, process_id }) => {
      if (message === null) return t('services.none');
      return process_id === null ? (
        message
      ) : (
        <Link tone="neutral" href={href(adminRoutes.adminProcess, { process: process_id })}>
          {message}
        </Link>
      );
    },
    minWidth: 240,
  },
];
