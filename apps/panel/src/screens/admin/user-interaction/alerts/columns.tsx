import type { AlertRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../../resource/save-csv.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { wordsColumns, wordsCsv } from '../parts/words-columns.tsx';
import { toneWords } from '../parts/words.tsx';
import { pagesText } from './pages.ts';

/** The columns of the list. */
export function alertColumns(t: Translate): readonly GridColumn<AlertRow>[] {
  const { state, audience, from, until } = wordsColumns<AlertRow>(t);
  return [
    {
      id: 'text',
      header: t('words.column.text'),
      cell: ({ id, text }) => <Link href={href(adminRoutes.alert, { id })}>{text}</Link>,
      isRowHeader: true,
      isSortable: true,
      minWidth: 220,
    },
    state,
    audience,
    { id: 'pages', header: t('words.column.pages'), cell: ({ pages }) => pagesText(pages, t), minWidth: 120 },
    from,
    until,
  ];
}

/** The columns of the file. */
export const alertCsv = (t: Translate): readonly CsvColumn<AlertRow>[] => [
  { header: t('words.column.text'), value: ({ text }) => text },
  { header: t('words.tone'), value: ({ tone }) => t(toneWords[tone]) },
  ...wordsCsv<AlertRow>(t),
  { header: t('words.column.pages'), value: ({ pages }) => pagesText(pages, t) },
  { header: t('words.column.dismissals'), value: ({ dismissals }) => dismissals },
];
