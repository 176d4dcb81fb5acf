import type { ScriptOnNode } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import type { Translate } from '../../../../../messages/create-messages.ts';
import type { Format } from '../../../../../messages/format.ts';
import { tookText } from '../../../../../messages/process-row.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { runTones } from '../../parts/run-tones.ts';

/** The columns of the nodes of a run. */
export const runColumns = (t: Translate, format: Format): readonly GridColumn<ScriptOnNode>[] => [
  {
    id: 'node',
    header: t('scriptRuns.column.node'),
    cell: ({ node }) =>
      node.id === null ? node.alias : <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>,
    isRowHeader: true,
    minWidth: 160,
  },
  {
    id: 'state',
    header: t('scriptRuns.column.state'),
    cell: ({ state }) => (
      <StatusDot tone={runTones[state]} isBusy={state === 'running'}>
        {t(`scriptRuns.on.${state}`)}
      </StatusDot>
    ),
    width: 144,
  },
  {
    id: 'exit',
    header: t('scriptRuns.column.exit'),
    cell: ({ exit_code }) => exit_code ?? '',
    isNumeric: true,
    width: 96,
  },
  {
    id: 'seconds',
    header: t('scriptRuns.column.seconds'),
    cell: ({ seconds }) => (seconds === null ? '' : tookText(seconds, t, format)),
    width: 120,
  },
  {
    id: 'message',
    header: t('scriptRuns.column.message'),
    cell: ({ message, process_id }) =>
      process_id === null || message === '' ? (
        message
      ) : (
        <Link tone="neutral" href={href(adminRoutes.adminProcess, { process: process_id })}>
          {message}
        </Link>
      ),
    minWidth: 240,
  },
];
