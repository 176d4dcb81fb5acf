import { useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createAnnouncementsOffice } from '../announcements-store.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { draftOf, newAnnouncement } from './draft.ts';

/** One announcement to change, or a new one. */
export const Page = ({ params }: PageProps<'announcement'>) => (
  <WordsPage
    kind="announcement"
    id={params.id}
    office={useStore(createAnnouncementsOffice)}
    blank={newAnnouncement}
    draftOf={draftOf}
  >
    {(form) => <AnnouncementForm {...form} />}
  </WordsPage>
);
