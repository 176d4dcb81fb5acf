import { useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createAlertsOffice } from '../alerts-store.ts';
import { AlertForm } from './AlertForm.tsx';
import { draftOf, newAlert } from './draft.ts';

/** One alert to change, or a new one. */
export const Page = ({ params }: PageProps<'alert'>) => (
  <WordsPage kind="alert" id={params.id} office={useStore(createAlertsOffice)} blank={newAlert} draftOf={draftOf}>
    {(form) => <AlertForm {...form} />}
  </WordsPage>
);
