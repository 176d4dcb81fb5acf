import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useApp, useMessages } from '../../context/app-context.ts';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';
import { reasonOf } from '../../stores/loadable.ts';
import type { CommandDialogProps } from './command-dialog-props.ts';

/** Asks before the mounts of a node are checked, and says where the outcome will be shown. */
export function MountsDialog({ of: { id, name }, onClose }: CommandDialogProps) {
  const { api, notices, location } = useApp();
  const t = useMessages();
  const [error, setError] = useState<string>();
  const check = async () => {
    const outcome = await api.extend({ adminNodes }).adminNodes.checkMounts({ params: { id } });
    if (outcome.kind !== 'ok') {
      setError(reasonOf(outcome)(t));
      return false;
    }
    const { process } = outcome.data;
    notices.show({
      tone: 'success',
      title: (words) => words('commands.mounts.begun', { name }),
      action: {
        label: (words) => words('commands.show'),
        onPress: () => location.navigate(href(adminRoutes.adminProcess, { process: process.id })),
      },
    });
    return true;
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('commands.mounts.ask', { name })}
      confirmLabel={t('commands.mounts.check')}
      tone="accent"
      error={error}
      onConfirm={check}
    >
      {t('commands.mounts.text')}
    </ConfirmDialog>
  );
}
