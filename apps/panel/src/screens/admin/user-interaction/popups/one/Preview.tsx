import type { PopupDraft } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { PopupDialog } from '../../../../../parts/PopupDialog.tsx';

/** The popup as users will see it. */
export function Preview({ draft }: { draft: PopupDraft }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('words.preview')}</Button>
      <PopupDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        popup={{ ...draft, title: draft.title || t('words.column.title') }}
      />
    </>
  );
}
