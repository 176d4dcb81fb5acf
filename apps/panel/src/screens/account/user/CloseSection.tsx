import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { FormSection } from '@kronos/ui/FormSection';
import { Text } from '@kronos/ui/Text';
import { Form } from '@kronos/ui/Form';
import { useState } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { createConfirmationStore } from '../../../parts/proof/confirmation-store.ts';
import { startRoutes } from '../../../routes/areas/start.ts';
import { href } from '../../../routes/href.ts';
import type { PartProps } from './part.ts';

/** Closes the account permanently: shows what is lost, and requires the name and a confirmed identity. */
export function CloseSection({ store, account }: PartProps) {
  const { location } = useApp();
  const { ensure } = useStore(createConfirmationStore);
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { refusal, save, forget } = useSaving();
  const { blocked, servers, sub_users } = account.closing;

  const open = (next: boolean) => {
    setOpen(next);
    forget();
  };
  return (
    <Form hasSections onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('account.close.title')} description={t('account.close.description')}>
        {blocked && <Text tone="muted">{blocked}</Text>}
        <div>
          <Button tone="danger" isDisabled={blocked !== null} onPress={() => void ensure().then(open)}>
            {t('account.close.open')}
          </Button>
        </div>
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={open}
          title={t('account.close.question')}
          name={account.name}
          confirmLabel={t('account.close.confirm')}
          error={refusal.errors?.['name']?.[0] ?? refusal.error}
          blastRadius={t('account.close.lost', { servers, subUsers: sub_users })}
          onConfirm={async () => {
            if (!(await save(() => store.close({ name: account.name })))) return false;
            location.navigate(href(startRoutes.logout), { replace: true });
            return true;
          }}
        >
          <Text>{t('account.close.kept')}</Text>
        </ConfirmDialog>
      </FormSection>
    </Form>
  );
}
