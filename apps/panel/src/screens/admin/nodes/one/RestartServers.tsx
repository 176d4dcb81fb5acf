import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { NodesStore } from '../nodes-store.ts';

interface RestartServersProps {
  node: NodeDetail;
  store: NodesStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Restarts the servers on a node after a confirmation, and opens the page of the batch. */
export function RestartServers({ node: { id, alias, running }, store, isOpen, onClose }: RestartServersProps) {
  const { location } = useApp();
  const t = useMessages();
  const restart = async () => {
    const batch = await store.restartContainers(id);
    if (batch !== undefined) location.navigate(href(adminRoutes.serviceBatch, { batch }));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('nodes.restartServers.title', { alias })}
      confirmLabel={t('nodes.restartServers')}
      onConfirm={restart}
    >
      {t('nodes.restartServers.text', { count: running })}
    </ConfirmDialog>
  );
}
