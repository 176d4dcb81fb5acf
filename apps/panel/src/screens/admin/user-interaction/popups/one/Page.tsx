import { useStore } from '../../../../../context/app-context.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createPopupsOffice } from '../popups-store.ts';
import { draftOf, newPopup } from './draft.ts';
import { PopupForm } from './PopupForm.tsx';

/** One popup to change, or a new one. */
export const Page = () => (
  <WordsPage kind="popup" office={useStore(createPopupsOffice)} blank={newPopup} draftOf={draftOf}>
    {(form) => <PopupForm {...form} />}
  </WordsPage>
);
