import { useStore } from '../../../../../context/app-context.ts';
import type { PageProps } from '../../../../../context/page-props.ts';
import { WordsPage } from '../../parts/WordsPage.tsx';
import { createContentsOffice } from '../contents-store.ts';
import { ContentForm } from './ContentForm.tsx';
import { draftOf, newContent } from './draft.ts';

/** Content of one place to change, or new content. */
export const Page = ({ params }: PageProps<'content'>) => (
  <WordsPage kind="content" id={params.id} office={useStore(createContentsOffice)} blank={newContent} draftOf={draftOf}>
    {(form) => <ContentForm {...form} />}
  </WordsPage>
);
