import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { Phrase } from '../../../../messages/create-messages.ts';
import type { NodesStore } from '../nodes-store.ts';
import { Blast, isHit } from './Blast.tsx';

interface DeleteNodeProps {
  node: NodeDetail;
  store: NodesStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the node's name before it goes. */
export function DeleteNode({ node: { id, alias, blast }, store, isOpen, onClose }: DeleteNodeProps) {
  const { location } = useApp();
  const t = useMessages();
  const [refusal, setRefusal] = useState<Phrase>();

  const remove = async () => {
    const reason = await store.remove(id, alias);
    setRefusal(() => reason);
    if (reason) return false;
    location.navigate(href(adminRoutes.nodes), { replace: true });
    return undefined;
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={() => {
        setRefusal(undefined);
        onClose();
      }}
      title={t('nodes.delete.title', { alias })}
      name={alias}
      confirmLabel={t('nodes.delete')}
      error={refusal?.(t)}
      blastRadius={isHit(blast) && <Blast blast={blast} />}
      onConfirm={remove}
    >
      {t('nodes.delete.text')}
    </ConfirmDialog>
  );
}
