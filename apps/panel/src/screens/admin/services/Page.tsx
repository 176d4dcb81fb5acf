import { adminServersFilters } from '@kronos/api/forms/admin-servers';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { versionText } from '../../../messages/server-words.ts';
import { drawServerName, drawServerOwner } from '../../../parts/servers/server-links.tsx';
import { listScreen } from '../../../resource/list-screen.tsx';
import { serverOver } from '../../../routes/restored.ts';
import { drawStatus } from './draw.tsx';
import { useServicesBulk } from './use-services-bulk.tsx';
import { pingText, statusWords, typeWords } from './words.ts';

/** The servers of the whole installation; a row opens one over the page (spec §2, /app/admin/services). */
export const Page = listScreen({
  subject: 'services',
  read: (api) => api.extend({ adminServers }).adminServers,
  filters: adminServersFilters,
  find: {
    node: { records: 'nodes', name: ({ node }) => node.alias },
    owner: { records: 'users', name: ({ owner }) => owner.name },
    product: { records: 'products', name: ({ product }) => product?.name ?? null },
  },
  words: { status: statusWords, type: typeWords },
  staleOn: { admin: ['server-updated'] },
  rowName: ({ name }) => name,
  columns: (cell) => ({
    number: cell.exported(({ id }) => id),
    name: cell.custom(drawServerName, { file: ({ name }) => name, isRowHeader: true, minWidth: 160 }),
    status: cell.custom(drawStatus, { file: ({ status }, { option }) => option(status), width: 184 }),
    type: cell.option(({ type }) => type, { width: 88 }),
    owner: cell.custom(drawServerOwner, { file: ({ owner }) => owner.name, minWidth: 128 }),
    product: cell.exported(({ product }) => product?.name ?? null),
    node: cell.text(({ node }) => node.alias, { minWidth: 112 }),
    version: cell.text(({ version }, { t }) => (version === null ? t('services.none') : versionText(version)), {
      file: (row) => row.version,
      width: 112,
    }),
    ping: cell.custom(({ ping }, { t, format }) => pingText(ping, t, format), { isNumeric: true, width: 96 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  bulk: useServicesBulk,
  open: ({ id }, here) => serverOver(id, here),
});
