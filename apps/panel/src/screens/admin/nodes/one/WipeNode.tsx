import type { NodeDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useRefusable } from '../../../../context/use-refusable.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { NodesStore } from '../nodes-store.ts';

interface WipeNodeProps {
  node: NodeDetail;
  store: NodesStore;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows what is lost, asks for the node's name, and then opens the process that wipes the node. */
export function WipeNode({ node, store, isOpen, onClose }: WipeNodeProps) {
  const { location } = useApp();
  const t = useMessages();
  const { id, alias } = node;
  const { asking, forget } = useRefusable(async () => {
    const { process, reason } = await store.wipe(id, alias);
    if (process !== undefined) location.navigate(href(adminRoutes.adminProcess, { process }));
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
      title={t('nodes.wipe.title', { alias })}
      name={alias}
      confirmLabel={t('nodes.wipe')}
      blastRadius={<Loss node={node} />}
    >
      {t('nodes.wipe.text')}
    </ConfirmDialog>
  );
}

function Loss({ node: { blast, running, backup_days: days } }: { node: NodeDetail }) {
  const t = useMessages();
  const { servers, customers } = blast;
  if (servers === 0) return <Text>{t('nodes.wipe.none')}</Text>;
  return (
    <Stack gap={4}>
      <Text weight="medium">{t('nodes.wipe.servers', { servers, customers })}</Text>
      <Text>{t('nodes.wipe.running', { count: running })}</Text>
      <Text>{days === null ? t('nodes.wipe.backups') : t('nodes.wipe.backupsFor', { count: days })}</Text>
    </Stack>
  );
}
