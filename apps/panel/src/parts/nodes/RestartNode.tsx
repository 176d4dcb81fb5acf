import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useMessages } from '../../context/app-context.ts';
import { Blast, isAffected } from './Blast.tsx';

interface RestartNodeProps {
  /** Without `blast` it is unknown what goes down. */
  node: Pick<NodeDetail, 'alias'> & Partial<Pick<NodeDetail, 'blast'>>;
  onRestart: () => Promise<void>;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms the restart of a machine, and says what goes down with it. */
export function RestartNode({ node: { alias, blast }, onRestart, isOpen, onClose }: RestartNodeProps) {
  const t = useMessages();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('nodes.restart.title', { alias })}
      confirmLabel={t('nodes.restart')}
      blastRadius={blast && isAffected(blast) && <Blast blast={blast} />}
      onConfirm={onRestart}
    >
      {t('nodes.restart.text')}
    </ConfirmDialog>
  );
}
