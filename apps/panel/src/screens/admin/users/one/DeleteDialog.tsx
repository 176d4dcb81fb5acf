import type { UserDetail } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { Phrase } from '../../../../messages/create-messages.ts';
import type { UserStore } from './user-store.ts';

interface DeleteDialogProps {
  user: Snapshot<UserDetail>;
  store: UserStore;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the name, and says what goes with the account. */
export function DeleteDialog({ user, store, isOpen, onOpenChange }: DeleteDialogProps) {
  const { location } = useApp();
  const t = useMessages();
  const [refusal, setRefusal] = useState<Phrase>();
  const { id, name, loss } = user;

  const remove = async () => {
    const reason = await store.remove(id, name);
    setRefusal(() => reason);
    if (reason) return false;
    location.navigate(href(adminRoutes.adminUsers), { replace: true });
    return undefined;
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setRefusal(undefined);
        onOpenChange(next);
      }}
      title={t('users.delete.title', { name })}
      name={name}
      confirmLabel={t('users.delete.button')}
      error={refusal?.(t)}
      onConfirm={remove}
      blastRadius={
        <Stack gap={4}>
          <Text weight="medium">{t('users.delete.loses')}</Text>
          <Stack as="ul" gap={4}>
            <li>{t('users.delete.servers', { count: loss.servers })}</li>
            <li>{t('users.delete.operations', { count: loss.operations })}</li>
            <li>{t('users.delete.subUsers', { count: loss.sub_users })}</li>
            <li>{t('users.delete.tickets', { count: loss.tickets })}</li>
          </Stack>
        </Stack>
      }
    >
      {t('users.delete.text', { name })}
    </ConfirmDialog>
  );
}
