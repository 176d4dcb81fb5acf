import type { CommandPlan, PlannedServer, SkippedServer } from '@kronos/api/contract';
import type { GridColumn } from '@kronos/ui/Table';
import type { Snapshot } from 'valtio/vanilla';
import type { Translate } from '../../messages/create-messages.ts';
import { ServerState } from '../../parts/ServerState.tsx';

const named = (t: Translate): readonly GridColumn<PlannedServer>[] => [
  { id: 'name', header: t('commands.column.name'), cell: ({ name }) => name, isRowHeader: true, minWidth: 160 },
  { id: 'owner', header: t('commands.column.owner'), cell: ({ owner }) => owner.name, minWidth: 140 },
];

/** The columns of the servers that the command applies to. */
export const plannedColumns = (t: Translate): readonly GridColumn<PlannedServer>[] => [
  ...named(t),
  {
    id: 'status',
    header: t('commands.column.status'),
    cell: ({ status }) => <ServerState status={status} />,
    width: 160,
  },
];

/** The columns of the servers that are left as they are. */
export const skippedColumns = (t: Translate): readonly GridColumn<SkippedServer>[] => [
  ...named(t),
  {
    id: 'reason',
    header: t('commands.column.reason'),
    cell: ({ reason }) => t(`commands.reason.${reason}`),
    minWidth: 200,
  },
];

/** Why a plan has nothing to do. */
export function nothingText(
  { action, node, skipped: { count, servers } }: Snapshot<CommandPlan>,
  t: Translate,
): string {
  if (count === 0) return t('commands.nothing.none', { name: node.alias });
  const usual = action === 'start' ? 'running' : 'stopped';
  // The servers that are not named may be left for another reason.
  const isAll = servers.length === count && servers.every(({ reason }) => reason === usual);
  return t(isAll ? `commands.nothing.${action}` : 'commands.nothing.mixed', { count });
}
