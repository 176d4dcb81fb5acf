import type { PlacementAction, ServicePlacementRow } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useRefusable } from '../../../../../context/use-refusable.ts';
import { createPlacementsStore } from './placements-store.ts';

interface ConfirmActionProps {
  placement: ServicePlacementRow;
  action: PlacementAction;
  onClose: () => void;
}

/** Explains what an action does to a service on a node, and asks for confirmation. Mounted while it is open. */
export function ConfirmAction({ placement: { id, service, node }, action, onClose }: ConfirmActionProps) {
  const { act } = useStore(createPlacementsStore);
  const t = useMessages();
  const { asking } = useRefusable(() => act(id, action));
  return (
    <ConfirmDialog
      {...asking}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`dockerServices.act.${action}.ask`, { name: service.name, alias: node.alias })}
      tone={action === 'remove' ? 'danger' : 'accent'}
      confirmLabel={t(`dockerServices.bulk.${action}`)}
    >
      {t(`dockerServices.bulk.${action}.askText`)}
    </ConfirmDialog>
  );
}
