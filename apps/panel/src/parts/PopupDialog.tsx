import type { Popup } from '@kronos/api/contract';
import { ConfirmReadPopup, type ConfirmReadPopupProps } from '@kronos/ui/ConfirmReadPopup';
import { RichText } from '@kronos/ui/RichText';
import { use } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../context/app-context.ts';

interface PopupDialogProps extends Pick<ConfirmReadPopupProps, 'isOpen' | 'onOpenChange'> {
  popup: Snapshot<Pick<Popup, 'title' | 'body' | 'type' | 'size' | 'confirm_read'>>;
}

/** A popup as users see it (spec §5, §9). */
export function PopupDialog({ popup: { title, body, type, size, confirm_read }, ...state }: PopupDialogProps) {
  const { messages, location } = useApp();
  use(messages.ensure('inbox'));
  const t = useMessages();
  return (
    <ConfirmReadPopup
      {...state}
      title={title}
      kind={type}
      size={size}
      isConfirmRequired={confirm_read}
      onInternalLink={location.navigate}
      labels={{
        checkbox: t('inbox.popup.checkbox'),
        unread: t('inbox.popup.unread'),
        confirm: t('inbox.popup.confirm'),
      }}
    >
      <RichText html={body} />
    </ConfirmReadPopup>
  );
}
