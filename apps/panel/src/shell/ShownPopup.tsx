import type { Popup } from '@kronos/api/contract';
import { ConfirmReadPopup } from '@kronos/ui/ConfirmReadPopup';
import { RichText } from '@kronos/ui/RichText';
import { use, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { createPopupsStore } from './popups-store.ts';
import { useFreePage } from './use-free-page.ts';

/** One popup, once no other dialog is open and the user is not typing (spec §3, §5). */
export function ShownPopup({ popup }: { popup: Snapshot<Popup> }) {
  const { messages, location } = useApp();
  use(messages.ensure('inbox'));
  const popups = useStore(createPopupsStore);
  const t = useMessages();
  const isFree = useFreePage();
  const [isOpen, setOpen] = useState(isFree);
  // From then on the popup's own dialog makes the page busy.
  if (isFree && !isOpen) setOpen(true);
  return (
    <ConfirmReadPopup
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) void popups.close(popup.id);
      }}
      title={popup.title}
      kind={popup.type}
      size={popup.size}
      isConfirmRequired={popup.confirm_read}
      onInternalLink={location.navigate}
      labels={{
        checkbox: t('inbox.popup.checkbox'),
        unread: t('inbox.popup.unread'),
        confirm: t('inbox.popup.confirm'),
      }}
    >
      <RichText html={popup.body} />
    </ConfirmReadPopup>
  );
}
