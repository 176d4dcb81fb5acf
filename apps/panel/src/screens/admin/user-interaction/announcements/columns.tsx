import type { AnnouncementRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../../resource/save-csv.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { wordsColumns, wordsCsv } from '../parts/words-columns.tsx';
import { sizeWords } from '../parts/words.tsx';

/** The columns of the list. */
export function announcementColumns(t: Translate): readonly GridColumn<AnnouncementRow>[] {
  const { state, audience, from, until } = wordsColumns<AnnouncementRow>(t);
  return [
    {
      id: 'header',
      header: t('words.column.header'),
      cell: ({ id, header }) => <Link href={href(adminRoutes.announcement, { id })}>{header}</Link>,
      isRowHeader: true,
      isSortable: true,
      minWidth: 200,
    },
    state,
    audience,
    { id: 'reads', header: t('words.column.reads'), cell: ({ reads }) => reads, isNumeric: true, width: 96 },
    from,
    until,
  ];
}

/** The columns of the file. */
export const announcementCsv = (t: Translate): readonly CsvColumn<AnnouncementRow>[] => [
  { header: t('words.column.header'), value: ({ header }) => header },
  { header: t('words.size'), value: ({ size }) => t(sizeWords[size]) },
  ...wordsCsv<AnnouncementRow>(t),
  { header: t('words.column.reads'), value: ({ reads }) => reads },
];
