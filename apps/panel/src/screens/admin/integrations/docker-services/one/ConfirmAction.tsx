import type { PlacementAction, ServicePlacementRow } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import type { Phrase } from '../../../../../messages/create-messages.ts';
import { createPlacementsStore } from './placements-store.ts';

interface ConfirmActionProps {
  placement: ServicePlacementRow;
  action: PlacementAction;
  onClose: () => void;
}

/** Says what an action does to a service on a node. Mounted while it is open. */
export function ConfirmAction({ placement: { id, service, node }, action, onClose }: ConfirmActionProps) {
  const { act } = useStore(createPlacementsStore);
  const t = useMessages();
  const [refusal, setRefusal] = useState<Phrase>();

  const confirm = async () => {
    const reason = await act(id, action);
    setRefusal(() => reason);
    if (reason) return false;
    onClose();
    return undefined;
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`dockerServices.act.${action}.ask`, { name: service.name, alias: node.alias })}
      tone={action === 'remove' ? 'danger' : 'accent'}
      confirmLabel={t(`dockerServices.bulk.${action}`)}
      error={refusal?.(t)}
      onConfirm={confirm}
    >
      {t(`dockerServices.bulk.${action}.askText`)}
    </ConfirmDialog>
  );
}
