import type { Popup } from '@kronos/api/contract';
import { useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useStore } from '../context/app-context.ts';
import { PopupDialog } from '../parts/PopupDialog.tsx';
import { createPopupsStore } from './popups-store.ts';
import { useFreePage } from './use-free-page.ts';

/** One popup, once no other dialog is open and the user is not typing (spec §3, §5). */
export function ShownPopup({ popup }: { popup: Snapshot<Popup> }) {
  const popups = useStore(createPopupsStore);
  const isFree = useFreePage();
  const [isOpen, setOpen] = useState(isFree);
  // From then on the popup's own dialog makes the page busy.
  if (isFree && !isOpen) setOpen(true);
  return (
    <PopupDialog
      popup={popup}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) void popups.close(popup.id);
      }}
    />
  );
}
