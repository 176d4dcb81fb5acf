import type { CommandPlan, PlannedServer } from '@kronos/api/contract';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Heading } from '@kronos/ui/Heading';
import { Stack } from '@kronos/ui/Stack';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { useMemo } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { nothingText, plannedColumns, skippedColumns } from './plan-words.tsx';

const figures = ['servers', 'customers', 'shared_with', 'tickets'] as const;

/** The servers of a plan, those that are left as they are, and the users it reaches. */
export function PlanView({ plan }: { plan: Snapshot<CommandPlan> }) {
  const { action, servers, skipped, reach } = plan;
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => ({ planned: plannedColumns(t), skipped: skippedColumns(t) }), [t]);
  return (
    <Stack gap={20}>
      {reach.servers === 0 ? (
        <Text as="p">{nothingText(plan, t)}</Text>
      ) : (
        <>
          <DescriptionList
            aria-label={t('commands.reach')}
            layout="stacked"
            items={figures.map((id) => ({ id, label: t(`commands.reach.${id}`), value: format.number(reach[id]) }))}
          />
          <Servers
            title={t(`commands.servers.${action}`)}
            rows={servers}
            columns={columns.planned}
            more={reach.servers - servers.length}
          />
        </>
      )}
      {skipped.count > 0 && (
        <Servers
          title={t('commands.skipped', { count: skipped.count })}
          rows={skipped.servers}
          columns={columns.skipped}
          more={skipped.count - skipped.servers.length}
        />
      )}
    </Stack>
  );
}

interface ServersProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** The number of further ones, which are not named. */
  more: number;
}

function Servers<Row extends PlannedServer>({ title, rows, columns, more }: ServersProps<Row>) {
  const t = useMessages();
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <Table label={title} rows={rows} columns={columns} rowKey={keyOf} rowName={nameOf} />
      {more > 0 && <Text tone="muted">{t('commands.more', { count: more })}</Text>}
    </Stack>
  );
}

const keyOf = ({ id }: PlannedServer) => String(id);
const nameOf = ({ name }: PlannedServer) => name;
