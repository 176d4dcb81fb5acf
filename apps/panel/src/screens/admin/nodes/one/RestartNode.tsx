import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useMessages } from '../../../../context/app-context.ts';
import type { NodesStore } from '../nodes-store.ts';
import { Blast, isHit } from './Blast.tsx';

interface RestartNodeProps {
  node: NodeDetail;
  store: NodesStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what goes down with the machine before it is restarted. */
export function RestartNode({ node: { id, alias, blast }, store, isOpen, onClose }: RestartNodeProps) {
  const t = useMessages();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('nodes.restart.title', { alias })}
      confirmLabel={t('nodes.restart')}
      blastRadius={isHit(blast) && <Blast blast={blast} />}
      onConfirm={() => store.restart(id)}
    >
      {t('nodes.restart.text')}
    </ConfirmDialog>
  );
}
