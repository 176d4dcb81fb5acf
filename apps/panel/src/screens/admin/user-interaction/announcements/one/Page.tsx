import { useStore } from '../../../../../context/app-context.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createAnnouncementsOffice } from '../announcements-store.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { draftOf, newAnnouncement } from './draft.ts';

/** One announcement to change, or a new one. */
export const Page = () => (
  <WordsPage kind="announcement" office={useStore(createAnnouncementsOffice)} blank={newAnnouncement} draftOf={draftOf}>
    {(form) => <AnnouncementForm {...form} />}
  </WordsPage>
);
