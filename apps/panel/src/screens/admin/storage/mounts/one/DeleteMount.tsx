import type { Outcome } from '@kronos/api';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useApp, useMessages } from '../../../../../context/app-context.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';
import { refusalOf } from '../../../../../stores/refusal.ts';

/** Asks for the mount's name before it goes. */
export function DeleteMount({ name, onDelete }: { name: string; onDelete: () => Promise<Outcome> }) {
  const { location } = useApp();
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    const outcome = await onDelete();
    setError(refusalOf(outcome, t).error);
    if (outcome.kind !== 'ok') return false;
    location.navigate(href(adminRoutes.mounts), { replace: true });
    return true;
  };

  return (
    <>
      <Button tone="danger" onPress={() => setOpen(true)}>
        {t('mounts.delete')}
      </Button>
      <ConfirmDialog
        title={t('mounts.deleteAsk', { name })}
        name={name}
        confirmLabel={t('mounts.delete')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        error={error}
        onConfirm={confirm}
      >
        {t('mounts.deleteText')}
      </ConfirmDialog>
    </>
  );
}
