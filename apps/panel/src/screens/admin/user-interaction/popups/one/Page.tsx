import { useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createPopupsOffice } from '../popups-store.ts';
import { draftOf, newPopup } from './draft.ts';
import { PopupForm } from './PopupForm.tsx';

/** One popup to change, or a new one. */
export const Page = ({ params }: PageProps<'popup'>) => (
  <WordsPage kind="popup" id={params.id} office={useStore(createPopupsOffice)} blank={newPopup} draftOf={draftOf}>
    {(form) => <PopupForm {...form} />}
  </WordsPage>
);
