import type { UserRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { Marks, markWords, marksOf, rolesOf, roleWords } from './words.tsx';

const rolesText = (user: UserRow, t: Translate) =>
  rolesOf(user)
    .map((role) => roleWords(t)[role])
    .join(', ');

/** The columns of the list. */
export const userColumns = (t: Translate, format: Format): readonly GridColumn<UserRow>[] => [
  {
    id: 'name',
    header: t('users.column.name'),
    cell: (user) => <Link href={href(adminRoutes.adminUser, { user: user.id })}>{user.name}</Link>,
    isRowHeader: true,
    isSortable: true,
    minWidth: 140,
  },
  { id: 'email', header: t('users.column.email'), cell: (user) => user.email, isSortable: true, minWidth: 180 },
  { id: 'role', header: t('users.column.role'), cell: (user) => rolesText(user, t), width: 120 },
  { id: 'marks', header: t('users.column.marks'), cell: (user) => <Marks user={user} t={t} />, minWidth: 140 },
  {
    id: 'servers',
    header: t('users.column.servers'),
    cell: (user) => format.number(user.servers),
    isNumeric: true,
    width: 88,
  },
  {
    id: 'seen',
    header: t('users.column.seen'),
    cell: ({ last_seen_at }) => (last_seen_at === null ? t('users.never') : <When at={last_seen_at} />),
    width: 136,
  },
  {
    id: 'created_at',
    header: t('users.column.created'),
    cell: (user) => <When at={user.created_at} />,
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const userCsv = (t: Translate): readonly CsvColumn<UserRow>[] => [
  { header: t('users.column.name'), value: (user) => user.name },
  { header: t('users.column.email'), value: (user) => user.email },
  { header: t('users.column.role'), value: (user) => rolesText(user, t) },
  {
    header: t('users.column.marks'),
    value: (user) =>
      marksOf(user)
        .map((mark) => markWords(t)[mark])
        .join(', '),
  },
  { header: t('users.column.servers'), value: (user) => user.servers },
  { header: t('users.column.billing'), value: (user) => user.whmcs_id },
  { header: t('users.column.seen'), value: (user) => user.last_seen_at },
  { header: t('users.column.created'), value: (user) => user.created_at },
];
