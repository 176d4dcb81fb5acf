import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useRefusable } from '../../../../context/use-refusable.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { Blast, isAffected } from '../../../../parts/nodes/Blast.tsx';
import type { NodesStore } from '../nodes-store.ts';

interface DeleteNodeProps {
  node: NodeDetail;
  store: NodesStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the node's name before it is deleted. */
export function DeleteNode({ node: { id, alias, blast }, store, isOpen, onClose }: DeleteNodeProps) {
  const { location } = useApp();
  const t = useMessages();
  const { asking, forget } = useRefusable(async () => {
    const reason = await store.remove(id, alias);
    if (!reason) location.navigate(href(adminRoutes.nodes), { replace: true });
    return reason;
  });

  return (
    <ConfirmDialog
      {...asking}
      isOpen={isOpen}
      onOpenChange={() => {
        forget();
        onClose();
      }}
      title={t('nodes.delete.title', { alias })}
      name={alias}
      confirmLabel={t('nodes.delete')}
      blastRadius={isAffected(blast) && <Blast blast={blast} />}
    >
      {t('nodes.delete.text')}
    </ConfirmDialog>
  );
}
