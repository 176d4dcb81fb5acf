import type { Trial } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { StateBadge, typeNames } from './words.tsx';

/** The columns of the list. */
export const trialColumns = (t: Translate): readonly GridColumn<Trial>[] => [
  {
    id: 'name',
    header: t('trials.column.name'),
    cell: ({ id, name }) => <Link href={href(adminRoutes.requestedTrial, { id })}>{name}</Link>,
    isRowHeader: true,
    isSortable: true,
    minWidth: 140,
  },
  { id: 'email', header: t('trials.column.email'), cell: ({ email }) => email, isSortable: true, minWidth: 180 },
  { id: 'product', header: t('trials.column.product'), cell: ({ product }) => product.name, minWidth: 120 },
  { id: 'type', header: t('trials.column.type'), cell: ({ type }) => typeNames[type], width: 120 },
  {
    id: 'state',
    header: t('trials.column.state'),
    cell: ({ state }) => <StateBadge state={state} t={t} />,
    width: 112,
  },
  {
    id: 'created_at',
    header: t('trials.column.created'),
    cell: (trial) => <When at={trial.created_at} />,
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const trialCsv = (t: Translate): readonly CsvColumn<Trial>[] => [
  { header: t('trials.column.name'), value: ({ name }) => name },
  { header: t('trials.column.email'), value: ({ email }) => email },
  { header: t('trials.column.product'), value: ({ product }) => product.name },
  { header: t('trials.column.type'), value: ({ type }) => typeNames[type] },
  { header: t('trials.column.state'), value: ({ state }) => t(`trials.state.${state}`) },
  { header: t('trials.column.note'), value: ({ note }) => note },
  { header: t('trials.column.created'), value: (trial) => trial.created_at },
  { header: t('trials.column.decidedBy'), value: ({ decision }) => decision?.by ?? null },
  { header: t('trials.column.decidedAt'), value: ({ decision }) => decision?.at ?? null },
  { header: t('trials.column.reason'), value: ({ decision }) => decision?.reason ?? null },
];
