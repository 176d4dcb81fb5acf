import type { ServerRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { versionText } from '../../../messages/server-words.ts';
import { ServerState } from '../../../parts/ServerState.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { serverOver } from '../../../routes/restored.ts';

const pingText = ({ status, ms }: ServerRow['ping'], t: Translate, format: Format): string => {
  if (status === 'unknown') return t('services.none');
  return ms === null
    ? t('customer.server.noPing')
    : t('customer.server.pingValue', { ms: format.number(Math.round(ms)) });
};

/** The columns of the list; a server opens over the page at `address`. */
export const serviceColumns = (t: Translate, format: Format, address: string): readonly GridColumn<ServerRow>[] => [
  {
    id: 'name',
    header: t('services.column.name'),
    cell: ({ id, name }) => <Link href={serverOver(id, address)}>{name}</Link>,
    isRowHeader: true,
    isSortable: true,
    minWidth: 160,
  },
  {
    id: 'status',
    header: t('services.column.status'),
    cell: ({ status, operation }) => <ServerState status={status} operation={operation} />,
    width: 184,
  },
  { id: 'type', header: t('services.column.type'), cell: ({ type }) => t(`customer.server.type.${type}`), width: 88 },
  {
    id: 'owner',
    header: t('services.column.owner'),
    cell: ({ owner }) => (
      <Link tone="neutral" href={href(adminRoutes.adminUser, { user: owner.id })}>
        {owner.name}
      </Link>
    ),
    minWidth: 128,
  },
  { id: 'node', header: t('services.column.node'), cell: ({ node }) => node.alias, minWidth: 112 },
  {
    id: 'version',
    header: t('services.column.version'),
    cell: ({ version }) => (version === null ? t('services.none') : versionText(version)),
    width: 112,
  },
  {
    id: 'ping',
    header: t('services.column.ping'),
    cell: ({ ping }) => pingText(ping, t, format),
    isNumeric: true,
    width: 96,
  },
  {
    id: 'created_at',
    header: t('services.column.created'),
    cell: ({ created_at }) => <When at={created_at} />,
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const serviceCsv = (t: Translate): readonly CsvColumn<ServerRow>[] => [
  { header: t('services.column.number'), value: ({ id }) => id },
  { header: t('services.column.name'), value: ({ name }) => name },
  { header: t('services.column.status'), value: ({ status }) => t(`customer.server.status.${status}`) },
  { header: t('services.column.type'), value: ({ type }) => t(`customer.server.type.${type}`) },
  { header: t('services.column.owner'), value: ({ owner }) => owner.name },
  { header: t('services.column.product'), value: ({ product }) => product?.name ?? null },
  { header: t('services.column.node'), value: ({ node }) => node.alias },
  { header: t('services.column.version'), value: ({ version }) => version },
  { header: t('services.column.created'), value: ({ created_at }) => created_at },
];
