import { useMemo, useSyncExternalStore } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { createRecordFinder } from '../../../resource/find-records.ts';
import { listChoices } from '../../../resource/list-choices.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import { processStateWords } from '../../../messages/process-row.ts';
import { whatWords } from '../../../parts/timeline/timeline-event.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { processCsv, processColumns } from './columns.tsx';
import { createProcessListStore } from './processes-store.ts';
import { processesShape } from './shape.ts';

const createChoices = listChoices('processes');

/** Everything that the system did (spec §2, /app/admin/processes). */
export function Page() {
  const { list } = useStore(createProcessListStore);
  const find = useStore(createRecordFinder);
  const choices = useStore(createChoices);
  const { location } = useApp();
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => processColumns(t, format), [t, format]);
  const { page } = useSyncExternalStore(list.subscribe, list.get);
  // All rows have what the list is narrowed to in common.
  const first = page.status === 'ready' ? page.data.data[0] : undefined;
  const states = processStateWords(t);
  return (
    <ListScreen
      store={list}
      shape={processesShape}
      choices={choices}
      title={t('allProcesses.title')}
      description={t('allProcesses.description')}
      columns={columns}
      rowName={({ command }) => command}
      onRowAction={({ id }) => location.navigate(href(adminRoutes.adminProcess, { process: id }))}
      search={{ label: t('allProcesses.search'), placeholder: t('allProcesses.searchHint') }}
      filters={[
        {
          id: 'state',
          label: t('allProcesses.column.state'),
          values: processesShape.filters.state.map((id) => ({ id, label: states[id] })),
        },
        {
          id: 'kind',
          label: t('allProcesses.column.kind'),
          values: processesShape.filters.kind.map((id) => ({ id, label: t(whatWords[id]) })),
        },
        { id: 'node', label: t('process.node'), find: find.nodes, name: first?.node_alias ?? undefined },
        {
          id: 'server',
          label: t('allProcesses.column.server'),
          find: find.services,
          name: first?.server_name ?? undefined,
        },
      ]}
      empty={{ title: t('allProcesses.empty'), description: t('allProcesses.emptyText') }}
      csv={{ name: 'processes', columns: processCsv(t) }}
    />
  );
}
