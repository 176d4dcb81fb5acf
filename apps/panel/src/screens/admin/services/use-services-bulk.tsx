import type { BatchAction, ServerRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useCallback, useState } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { MoveDialog } from '../../../parts/move/MoveDialog.tsx';
import type { UseBulk } from '../../../resource/create-bulk.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { createServicesStore } from './services-store.ts';

const actions = ['start', 'stop', 'restart', 'rebuild', 'move'] as const satisfies readonly BatchAction[];

/** The action to confirm, and its servers. */
interface Asked {
  action: BatchAction;
  servers: readonly ServerRow[];
}

/** The actions on servers: a batch on many, which opens its own page, and the move of one. */
export const useServicesBulk: UseBulk<ServerRow> = () => {
  const store = useStore(createServicesStore);
  const [asked, setAsked] = useState<Asked>();
  const [moving, setMoving] = useState<ServerRow>();
  const { location } = useApp();
  const t = useMessages();
  const ends = {
    onBegun: (batch: number) => location.navigate(href(adminRoutes.serviceBatch, { batch })),
    onClose: () => setAsked(undefined),
  };
  const rowActions = useCallback(
    (server: ServerRow) => (
      <Button size="small" tone="quiet" onPress={() => setMoving(server)}>
        {t('services.bulk.move')}
      </Button>
    ),
    [t],
  );
  return {
    rowActions,
    buttons: (servers) =>
      actions.map((action) => (
        <Button key={action} size="small" onPress={() => setAsked({ action, servers })}>
          {t(`services.bulk.${action}`)}
        </Button>
      )),
    dialog: (
      <>
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
    ),
  };
};
