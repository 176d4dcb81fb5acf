import type { AnnouncementDraft } from '@kronos/api/contract';
import { AnnouncementModal } from '@kronos/ui/AnnouncementModal';
import { Button } from '@kronos/ui/Button';
import { RichText } from '@kronos/ui/RichText';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';

/** The announcement as users will see it. */
export function Preview({ draft }: { draft: Pick<AnnouncementDraft, 'header' | 'content' | 'size'> }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('words.preview')}</Button>
      <AnnouncementModal
        isOpen={isOpen}
        title={draft.header || t('words.column.header')}
        size={draft.size}
        onClose={() => setOpen(false)}
        labels={{ dontShowAgain: t('inbox.announcement.dontShowAgain'), close: t('inbox.announcement.close') }}
      >
        <RichText html={draft.content} />
      </AnnouncementModal>
    </>
  );
}
