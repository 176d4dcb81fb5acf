import { LinkButton } from '@kronos/ui/LinkButton';
import { useMemo } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { listChoices } from '../../../resource/list-choices.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { nodeColumns, nodeCsv } from './columns.tsx';
import { createNodesStore } from './nodes-store.ts';
import { nodesShape } from './shape.ts';

const createChoices = listChoices('nodes');

/** The hosts that servers run on (spec §2, /app/admin/nodes). */
export function Page() {
  const { list } = useStore(createNodesStore);
  const choices = useStore(createChoices);
  const { location } = useApp();
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => nodeColumns(t, format), [t, format]);
  const { state } = nodesShape.filters;
  const create = (
    <LinkButton tone="accent" href={href(adminRoutes.newNode)}>
      {t('nodes.create')}
    </LinkButton>
  );
  return (
    <ListScreen
      store={list}
      shape={nodesShape}
      choices={choices}
      title={t('nodes.title')}
      description={t('nodes.description')}
      actions={create}
      columns={columns}
      rowName={({ alias }) => alias}
      onRowAction={({ id }) => location.navigate(href(adminRoutes.node, { node: id }))}
      search={{ label: t('nodes.search'), placeholder: t('nodes.searchHint') }}
      filters={[
        {
          id: 'state',
          label: t('nodes.column.state'),
          values: state.map((id) => ({ id, label: t(`nodes.state.${id}`) })),
        },
      ]}
      empty={{ title: t('nodes.empty'), description: t('nodes.emptyText'), action: create }}
      csv={{ name: 'nodes', columns: nodeCsv(t) }}
    />
  );
}
