import type { ProcessRecord } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import { processTones } from '@kronos/ui/ProcessList';
import { StatusDot } from '@kronos/ui/StatusDot';
import type { GridColumn } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { processStateWords, tookText } from '../../../messages/process-row.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';

/** The columns of the list. */
export const processColumns = (t: Translate, format: Format): readonly GridColumn<ProcessRecord>[] => [
  {
    id: 'command',
    header: t('process.command'),
    cell: ({ id, command }) => (
      <Link href={href(adminRoutes.adminProcess, { process: id })}>
        <Text isMono>
          <bdi dir="ltr">{command}</bdi>
        </Text>
      </Link>
    ),
    isRowHeader: true,
    minWidth: 220,
  },
  {
    id: 'state',
    header: t('allProcesses.column.state'),
    cell: ({ state }) => (
      <StatusDot tone={processTones[state]} isBusy={state === 'running'}>
        {processStateWords(t)[state]}
      </StatusDot>
    ),
    width: 128,
  },
  {
    id: 'server',
    header: t('allProcesses.column.server'),
    cell: ({ server_name }) => server_name ?? t('allProcesses.none'),
    minWidth: 140,
  },
  {
    id: 'node',
    header: t('process.node'),
    cell: ({ node_alias }) => node_alias ?? t('allProcesses.none'),
    minWidth: 120,
  },
  {
    id: 'time',
    header: t('process.took'),
    cell: ({ time }) => (time === null ? t('allProcesses.none') : tookText(time, t, format)),
    isNumeric: true,
    width: 104,
  },
  {
    id: 'created_at',
    header: t('process.started'),
    cell: ({ created_at }) => <When at={created_at} />,
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const processCsv = (t: Translate): readonly CsvColumn<ProcessRecord>[] => [
  { header: t('allProcesses.column.number'), value: ({ id }) => id },
  { header: t('process.command'), value: ({ command }) => command },
  { header: t('allProcesses.column.state'), value: ({ state }) => processStateWords(t)[state] },
  { header: t('process.result'), value: ({ result }) => result },
  { header: t('allProcesses.column.server'), value: ({ server_name }) => server_name },
  { header: t('process.node'), value: ({ node_alias }) => node_alias },
  { header: t('allProcesses.column.seconds'), value: ({ time }) => time },
  { header: t('process.started'), value: ({ created_at }) => created_at },
];
