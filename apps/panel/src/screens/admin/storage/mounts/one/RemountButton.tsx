import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';

/** Remounts a mount after a confirmation, because reads from it are interrupted. */
export function RemountButton({ name, onRemount }: { name: string; onRemount: () => Promise<void> }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('mounts.remount')}</Button>
      <ConfirmDialog
        title={t('mounts.remountAsk', { name })}
        confirmLabel={t('mounts.remount')}
        tone="accent"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={onRemount}
      >
        {t('mounts.remountText')}
      </ConfirmDialog>
    </>
  );
}
