import type { PopupDraft } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { ConfirmReadPopup } from '@kronos/ui/ConfirmReadPopup';
import { RichText } from '@kronos/ui/RichText';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';

/** The popup as people will see it. */
export function Preview({ draft }: { draft: PopupDraft }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('words.preview')}</Button>
      <ConfirmReadPopup
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={draft.title || t('words.column.title')}
        kind={draft.type}
        size={draft.size}
        isConfirmRequired={draft.confirm_read}
        labels={{
          checkbox: t('inbox.popup.checkbox'),
          unread: t('inbox.popup.unread'),
          confirm: t('inbox.popup.confirm'),
        }}
      >
        <RichText html={draft.body} />
      </ConfirmReadPopup>
    </>
  );
}
