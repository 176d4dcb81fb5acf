import { useStore } from '../../../../../context/app-context.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createAlertsOffice } from '../alerts-store.ts';
import { AlertForm } from './AlertForm.tsx';
import { draftOf, newAlert } from './draft.ts';

/** One alert to change, or a new one. */
export const Page = () => (
  <WordsPage kind="alert" office={useStore(createAlertsOffice)} blank={newAlert} draftOf={draftOf}>
    {(form) => <AlertForm {...form} />}
  </WordsPage>
);
