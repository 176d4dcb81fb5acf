import type { HetznerAction, HetznerServerRow } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useRefusable } from '../../context/use-refusable.ts';
import { createHetznerStore } from './hetzner-store.ts';
import { isCut } from './words.ts';

interface ConfirmActionProps {
  server: HetznerServerRow;
  action: HetznerAction;
  onClose: () => void;
}

/**
 * Confirms an action on a cloud server: its effect, and what it interrupts if the server is a node. Mounted while it is
 * open.
 */
export function ConfirmAction({ server: { id, name, node }, action, onClose }: ConfirmActionProps) {
  const { act } = useStore(createHetznerStore);
  const t = useMessages();
  const typed = isCut(action) ? node?.alias : undefined;

  const { asking } = useRefusable(() => act(id, { action, ...(typed !== undefined && { name: typed }) }));

  return (
    <ConfirmDialog
      {...asking}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(`hetzner.act.${action}.ask`, { name })}
      name={typed}
      tone={action === 'power-on' ? 'accent' : 'danger'}
      confirmLabel={t(`hetzner.act.${action}`)}
      blastRadius={
        node && (
          <Stack gap={4}>
            <Text weight="medium">{t('hetzner.act.isNode', { alias: node.alias })}</Text>
            <Text>{t('hetzner.act.running', { count: node.running })}</Text>
          </Stack>
        )
      }
    >
      {t(`hetzner.act.${action}.text`)}
    </ConfirmDialog>
  );
}
