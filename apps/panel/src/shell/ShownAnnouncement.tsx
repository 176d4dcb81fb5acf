import { AnnouncementModal } from '@kronos/ui/AnnouncementModal';
import { RichText } from '@kronos/ui/RichText';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useUserScope } from '../context/app-context.ts';

/** The current announcement, until it is closed (spec §2, §4). */
export function ShownAnnouncement() {
  const { messages, location } = useApp();
  use(messages.ensure('inbox'));
  const { announcements } = useUserScope();
  const { current } = useSnapshot(announcements.state);
  const t = useMessages();
  if (!current) return null;
  return (
    <AnnouncementModal
      key={current.id}
      isOpen
      title={current.header}
      size={current.size}
      onClose={(options) => void announcements.close(options)}
      onInternalLink={location.navigate}
      labels={{
        dontShowAgain: t('inbox.announcement.dontShowAgain'),
        close: t('inbox.announcement.close'),
      }}
    >
      <RichText html={current.content} />
    </AnnouncementModal>
  );
}
