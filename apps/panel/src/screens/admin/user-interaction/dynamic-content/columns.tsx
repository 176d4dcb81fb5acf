import type { ContentRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../../resource/save-csv.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { wordsColumns, wordsCsv } from '../parts/words-columns.tsx';
import { placeWords } from './place-words.ts';

/** The columns of the list. */
export function contentColumns(t: Translate): readonly GridColumn<ContentRow>[] {
  const { state, audience, from, until } = wordsColumns<ContentRow>(t);
  return [
    {
      id: 'name',
      header: t('words.column.name'),
      cell: ({ id, name }) => <Link href={href(adminRoutes.content, { id })}>{name}</Link>,
      isRowHeader: true,
      isSortable: true,
      minWidth: 200,
    },
    state,
    { id: 'place', header: t('words.column.place'), cell: ({ place }) => t(placeWords[place]), minWidth: 160 },
    audience,
    from,
    until,
  ];
}

/** The columns of the file. */
export const contentCsv = (t: Translate): readonly CsvColumn<ContentRow>[] => [
  { header: t('words.column.name'), value: ({ name }) => name },
  { header: t('words.column.place'), value: ({ place }) => t(placeWords[place]) },
  ...wordsCsv<ContentRow>(t),
];
