import type { BatchAction, ServerRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import { useFormat } from '../../../context/use-format.ts';
import { createRecordFinder } from '../../../resource/find-records.ts';
import { listChoices } from '../../../resource/list-choices.ts';
import { ListScreen } from '../../../resource/ListScreen.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import { MoveDialog } from '../../../parts/move/MoveDialog.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { serverOver } from '../../../routes/restored.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { serviceColumns, serviceCsv } from './columns.tsx';
import { createServicesStore } from './services-store.ts';
import { servicesShape } from './shape.ts';

const createChoices = listChoices('services');

const actions = ['start', 'stop', 'restart', 'rebuild', 'move'] as const satisfies readonly BatchAction[];

/** What is about to be done, to which servers. */
interface Asked {
  action: BatchAction;
  servers: readonly ServerRow[];
}

const actionsOf = (t: Translate, move: (server: ServerRow) => void) =>
  function Move(server: ServerRow) {
    return (
      <Button size="small" tone="quiet" onPress={() => move(server)}>
        {t('services.bulk.move')}
      </Button>
    );
  };

/** The servers of the whole house; a row opens one over the page (spec §2, /app/admin/services). */
export function Page() {
  const store = useStore(createServicesStore);
  const { list } = store;
  const [asked, setAsked] = useState<Asked>();
  const [moving, setMoving] = useState<ServerRow>();
  const find = useStore(createRecordFinder);
  const choices = useStore(createChoices);
  const { location } = useApp();
  const { path, search } = useAddress();
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => serviceColumns(t, format, `${path}?${search}`), [t, format, path, search]);
  const { page } = useSyncExternalStore(list.subscribe, list.get);
  // All rows have what the list is narrowed to in common.
  const first = page.status === 'ready' ? page.data.data[0] : undefined;
  const { status, type } = servicesShape.filters;
  const ends = {
    onBegun: (batch: number) => location.navigate(href(adminRoutes.serviceBatch, { batch })),
    onClose: () => setAsked(undefined),
  };
  const rowActions = useMemo(() => actionsOf(t, setMoving), [t]);
  return (
    <>
      <ListScreen
        store={list}
        shape={servicesShape}
        choices={choices}
        title={t('services.title')}
        description={t('services.description')}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={rowActions}
        onRowAction={({ id }) => location.navigate(serverOver(id, location.read()))}
        search={{ label: t('services.search'), placeholder: t('services.searchHint') }}
        filters={[
          {
            id: 'status',
            label: t('services.column.status'),
            values: status.map((id) => ({ id, label: t(`customer.server.status.${id}`) })),
          },
          {
            id: 'type',
            label: t('services.column.type'),
            values: type.map((id) => ({ id, label: t(`customer.server.type.${id}`) })),
          },
          { id: 'node', label: t('services.column.node'), find: find.nodes, name: first?.node.alias },
          { id: 'owner', label: t('services.column.owner'), find: find.users, name: first?.owner.name },
          { id: 'product', label: t('services.column.product'), find: find.products, name: first?.product?.name },
        ]}
        empty={{ title: t('services.empty'), description: t('services.emptyText') }}
        csv={{ name: 'services', columns: serviceCsv(t) }}
        renderBulkActions={(rows) =>
          actions.map((action) => (
            <Button key={action} size="small" onPress={() => setAsked({ action, servers: rows })}>
              {t(`services.bulk.${action}`)}
            </Button>
          ))
        }
      />
      {asked?.action === 'move' && <MoveDialog isBatch servers={asked.servers} {...ends} />}
      {asked && asked.action !== 'move' && (
        <BatchDialog store={store} action={asked.action} servers={asked.servers} {...ends} />
      )}
      {moving && (
        <MoveDialog
          servers={[moving]}
          onBegun={(process) => location.navigate(href(adminRoutes.adminProcess, { process }))}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
