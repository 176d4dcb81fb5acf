import type { AudienceRole, PeriodState } from '@kronos/api/contract';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../../resource/save-csv.ts';
import type { Translate } from '../../../../messages/create-messages.ts';
import { audienceText, Moment, StateBadge, stateWords } from './words.tsx';

/** What every row has. */
export interface WordsRow {
  readonly id: number;
  readonly state: PeriodState;
  readonly audience: readonly AudienceRole[];
  readonly starts_at: string;
  readonly ends_at: string | null;
}

/** The columns that every list has, by name, so that each can set its own between them. */
export const wordsColumns = <R extends WordsRow>(t: Translate) =>
  ({
    state: {
      id: 'state',
      header: t('words.column.state'),
      cell: ({ state }) => <StateBadge state={state} />,
      width: 112,
    },
    audience: {
      id: 'audience',
      header: t('words.column.audience'),
      cell: ({ audience }) => audienceText(audience, t),
      minWidth: 140,
    },
    from: {
      id: 'starts_at',
      header: t('words.column.from'),
      cell: ({ starts_at }) => <Moment at={starts_at} />,
      isSortable: true,
      width: 190,
    },
    until: {
      id: 'ends_at',
      header: t('words.column.until'),
      cell: ({ ends_at }) => <Moment at={ends_at} />,
      isSortable: true,
      width: 190,
    },
  }) satisfies Record<string, GridColumn<R>>;

/** The same for the file. */
export const wordsCsv = <R extends WordsRow>(t: Translate): readonly CsvColumn<R>[] => [
  { header: t('words.column.state'), value: ({ state }) => t(stateWords[state]) },
  { header: t('words.column.audience'), value: ({ audience }) => audienceText(audience, t) },
  { header: t('words.column.from'), value: ({ starts_at }) => starts_at },
  { header: t('words.column.until'), value: ({ ends_at }) => ends_at },
];
