import { useMemo } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { WordsList } from '../parts/WordsList.tsx';
import { announcementsShape, createAnnouncementsOffice } from './announcements-store.ts';
import { announcementColumns, announcementCsv } from './columns.tsx';

/** What greets people at their next visit (spec §2, /app/admin/user-interaction/announcements). */
export function Page() {
  const office = useStore(createAnnouncementsOffice);
  const t = useMessages();
  const columns = useMemo(() => announcementColumns(t), [t]);
  return (
    <WordsList
      kind="announcement"
      office={office}
      shape={announcementsShape}
      columns={columns}
      rowName={({ header }) => header}
      csv={{ name: 'announcements', columns: announcementCsv(t) }}
    />
  );
}
