import type { MailTemplateDraft } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { RichText } from '@kronos/ui/RichText';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { createTemplateStore, type TemplatePreview } from './template-store.ts';

/** Shows the draft as recipients would get it: as a preview, or as a test mail to the admin. */
export function TemplateActions({ id, draft: { subject, text } }: { id: number; draft: MailTemplateDraft }) {
  const store = useStore(createTemplateStore);
  const t = useMessages();
  const [shown, setShown] = useState<TemplatePreview>();
  const written = { subject, text };
  return (
    <>
      <ActionButton onPress={async () => setShown(await store.preview(id, written))}>{t('mail.preview')}</ActionButton>
      <ActionButton onPress={() => store.test(id, written)}>{t('mail.test')}</ActionButton>
      <Modal isOpen={shown !== undefined} onOpenChange={() => setShown(undefined)} size="large">
        {({ close }) =>
          shown && (
            <>
              <DialogHeader hasClose={false} description={t('mail.preview.text')}>
                {shown.subject}
              </DialogHeader>
              <DialogBody>
                <RichText html={shown.html} />
              </DialogBody>
              <DialogFooter>
                <Button tone="accent" onPress={close}>
                  {t('mail.preview.close')}
                </Button>
              </DialogFooter>
            </>
          )
        }
      </Modal>
    </>
  );
}
