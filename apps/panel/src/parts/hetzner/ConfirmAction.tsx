import type { HetznerAction, HetznerServerRow } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import type { Phrase } from '../../messages/create-messages.ts';
import { createHetznerStore } from './hetzner-store.ts';
import { isCut } from './words.ts';

interface ConfirmActionProps {
  server: HetznerServerRow;
  action: HetznerAction;
  onClose: () => void;
}

/** Says what an action does to a cloud server, and what it hits where that is a node. Mounted while it is open. */
export function ConfirmAction({ server: { id, name, node }, action, onClose }: ConfirmActionProps) {
  const { act } = useStore(createHetznerStore);
  const t = useMessages();
  const [refusal, setRefusal] = useState<Phrase>();
  const typed = isCut(action) ? node?.alias : undefined;

  const confirm = async () => {
    const reason = await act(id, { action, ...(typed !== undefined && { name: typed }) });
    setRefusal(() => reason);
    if (reason) return false;
    onClose();
    return undefined;
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`hetzner.act.${action}.ask`, { name })}
      name={typed}
      tone={action === 'power-on' ? 'accent' : 'danger'}
      confirmLabel={t(`hetzner.act.${action}`)}
      error={refusal?.(t)}
      blastRadius={
        node && (
          <Stack gap={4}>
            <Text weight="medium">{t('hetzner.act.isNode', { alias: node.alias })}</Text>
            <Text>{t('hetzner.act.running', { count: node.running })}</Text>
          </Stack>
        )
      }
      onConfirm={confirm}
    >
      {t(`hetzner.act.${action}.text`)}
    </ConfirmDialog>
  );
}
