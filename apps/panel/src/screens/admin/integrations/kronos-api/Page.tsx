import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { ConfirmIdentity } from '../../../../parts/proof/ConfirmIdentity.tsx';
import { createConfirmationStore } from '../../../../parts/proof/confirmation-store.ts';
import { CardLoading } from '../../../../resource/CardLoading.tsx';
import { LoadFailure } from '../../../../resource/LoadFailure.tsx';
import { type ClientAct, ClientList, type Shown } from './ClientList.tsx';
import { createClientsStore } from './clients-store.ts';
import { EditClient } from './EditClient.tsx';
import { NewClient } from './NewClient.tsx';
import { NewKey } from './NewKey.tsx';

type Act = { kind: 'add'; isPanel: boolean } | { kind: ClientAct; isPanel: boolean; client: Shown };

/** The API clients, and the reseller panels (spec §2, /app/admin/integrations/kronos-api). */
export function Page() {
  const store = useStore(createClientsStore);
  const { ensure } = useStore(createConfirmationStore);
  const { clients: list, shown } = useSnapshot(store.state);
  const t = useMessages();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  useEffect(() => void store.load(), [store]);

  /** Opens a dialog. Removing a client must be quick; everything else requires a confirmed identity. */
  const begin = async (next: Act) => {
    if (next.kind === 'remove' || (await ensure())) setAct(next);
  };
  if (list.status === 'failed')
    return (
      <Stack gap={24}>
        <PageHeader title={t('titles.apiClients')} />
        <LoadFailure title={t('apiClients.failed')} reason={list.reason} onRetry={() => void store.load()} />
      </Stack>
    );
  const known = list.status === 'ready' ? list.data : undefined;
  const current = (client: Shown): Shown =>
    [...(known?.clients ?? []), ...(known?.reseller_panels ?? [])].find(({ id }) => id === client.id) ?? client;
  const listOf = (isPanel: boolean, clients: readonly Shown[]) => ({
    clients,
    onAdd: () => void begin({ kind: 'add', isPanel }),
    onAct: (kind: ClientAct, client: Shown) => void begin({ kind, isPanel, client }),
  });
  return (
    <Stack gap={24}>
      <PageHeader
        title={t('titles.apiClients')}
        description={known ? t('apiClients.text', { domain: known.api_domain }) : undefined}
      />
      {!known && <CardLoading label={t('common.loading')} />}
      {known && (
        <>
          <ClientList
            title={t('apiClients.clients')}
            description={t('apiClients.clientsText')}
            emptyText={t('apiClients.noClients')}
            addLabel={t('apiClients.add')}
            {...listOf(false, known.clients)}
          />
          <ClientList
            title={t('apiClients.panels')}
            description={t('apiClients.panelsText')}
            emptyText={t('apiClients.noPanels')}
            addLabel={t('apiClients.addPanel')}
            {...listOf(true, known.reseller_panels)}
          />
        </>
      )}
      {act?.kind === 'add' && <NewClient isPanel={act.isPanel} onSave={store.create} onClose={close} />}
      {act?.kind === 'edit' && (
        <EditClient
          // What another admin has saved meanwhile, if it is read again.
          client={current(act.client)}
          versions={{ shown: current(act.client).version, latest: () => store.version(act.client.id) }}
          isPanel={act.isPanel}
          onSave={(change, basedOn) => store.update(act.client.id, change, basedOn)}
          onClose={close}
        />
      )}
      {act?.kind === 'renew' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t('apiClients.renewNamed', { name: act.client.name })}
          confirmLabel={t('apiClients.renew')}
          onConfirm={() => store.renew(act.client)}
        >
          {t('apiClients.renewText')}
        </ConfirmDialog>
      )}
      {act?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t('apiClients.removeNamed', { name: act.client.name })}
          confirmLabel={t('apiClients.remove')}
          onConfirm={() => store.remove(act.client)}
        >
          {t('apiClients.removeText')}
        </ConfirmDialog>
      )}
      {shown && (
        <NewKey name={shown.name} secret={shown.key} domain={known?.api_domain ?? location.host} onClose={store.hide} />
      )}
      <ConfirmIdentity />
    </Stack>
  );
}
