import { Button } from '@kronos/ui/Button';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import type { MailingText } from '../mailings-store.ts';
import { MailContent, useOwnName } from './MailContent.tsx';
import { withName } from './personal.ts';

/** The e-mail as recipients will get it. */
export function Preview({ mail }: { mail: MailingText }) {
  const t = useMessages();
  const name = useOwnName();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('mailings.preview')}</Button>
      <Modal isOpen={isOpen} onOpenChange={setOpen} size="large">
        {({ close }) => (
          <>
            <DialogHeader hasClose={false} description={t('mailings.preview.text')}>
              {withName(mail.subject, name) || t('mailings.column.subject')}
            </DialogHeader>
            <DialogBody>
              <MailContent mail={mail} />
            </DialogBody>
            <DialogFooter>
              <Button tone="accent" onPress={close}>
                {t('mailings.preview.close')}
              </Button>
            </DialogFooter>
          </>
        )}
      </Modal>
    </>
  );
}
