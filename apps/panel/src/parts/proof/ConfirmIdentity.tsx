import { Button } from '@kronos/ui/Button';
import { DialogBody, DialogHeader, Modal } from '@kronos/ui/Modal';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../context/app-context.ts';
import { createConfirmationStore } from './confirmation-store.ts';
import { ProofForm } from './ProofForm.tsx';

/** The dialog of the confirmation store; one for each page that uses it. */
export function ConfirmIdentity() {
  use(useApp().messages.ensure('proof'));
  const confirmation = useStore(createConfirmationStore);
  const { asking } = useSnapshot(confirmation.state);
  const t = useMessages();
  if (!asking) return null;
  return (
    <Modal isOpen size="small" isDismissable={false} onOpenChange={confirmation.cancel}>
      <DialogHeader hasClose={false} description={t('proof.confirm.text')}>
        {t('proof.confirm.title')}
      </DialogHeader>
      <DialogBody>
        <ProofForm
          kinds={['password', ...asking]}
          submitLabel={t('proof.confirm.submit')}
          question={confirmation.question}
          onProof={confirmation.prove}
          leave={
            <Button tone="quiet" isWide onPress={confirmation.cancel}>
              {t('proof.confirm.cancel')}
            </Button>
          }
        />
      </DialogBody>
    </Modal>
  );
}
