import type { PopupRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../../resource/save-csv.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { wordsColumns, wordsCsv } from '../parts/words-columns.tsx';
import { sizeWords } from '../parts/words.tsx';
import { occasionWords, typeWords } from './popup-words.ts';

/** The columns of the list. */
export function popupColumns(t: Translate): readonly GridColumn<PopupRow>[] {
  const { state, audience, from, until } = wordsColumns<PopupRow>(t);
  return [
    {
      id: 'title',
      header: t('words.column.title'),
      cell: ({ id, title }) => <Link href={href(adminRoutes.popup, { id })}>{title}</Link>,
      isRowHeader: true,
      isSortable: true,
      minWidth: 200,
    },
    state,
    {
      id: 'occasion',
      header: t('words.column.occasion'),
      cell: ({ occasion }) => t(occasionWords[occasion]),
      minWidth: 170,
    },
    audience,
    { id: 'reads', header: t('words.column.closed'), cell: ({ reads }) => reads, isNumeric: true, width: 104 },
    from,
    until,
  ];
}

/** The columns of the file. */
export const popupCsv = (t: Translate): readonly CsvColumn<PopupRow>[] => [
  { header: t('words.column.title'), value: ({ title }) => title },
  { header: t('words.tone'), value: ({ type }) => t(typeWords[type]) },
  { header: t('words.size'), value: ({ size }) => t(sizeWords[size]) },
  { header: t('words.column.occasion'), value: ({ occasion }) => t(occasionWords[occasion]) },
  ...wordsCsv<PopupRow>(t),
  { header: t('words.column.closed'), value: ({ reads }) => reads },
];
