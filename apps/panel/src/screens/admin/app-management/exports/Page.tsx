import { adminExportsFilters } from '@kronos/api/forms/admin-exports';
import { adminExports } from '@kronos/api/routes/admin-exports';
import { listScreen } from '../../../../resource/list-screen.tsx';
import type { PanelClient } from '../../../../stores/late-client.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { NewExport } from './NewExport.tsx';

const read = (api: PanelClient) => api.extend({ adminExports }).adminExports;
const stateTones = { making: 'info', ready: 'success', failed: 'danger' } as const;

/** The exports of all records of a kind (spec §2, /app/admin/app-management/exports). */
export const Page = listScreen({
  subject: 'exports',
  read,
  filters: adminExportsFilters,
  staleOn: { admin: ['exports-changed'] },
  rowName: ({ subject, format }) => `${subject}.${format}`,
  columns: (cell) => ({
    subject: cell.custom(({ subject }, { option }) => option(subject), {
      file: ({ subject }, { option }) => option(subject),
      isRowHeader: true,
      minWidth: 136,
    }),
    format: cell.option(({ format }) => format, { width: 72 }),
    state: cell.dot(({ state }) => state, stateTones, { busy: 'making', width: 116 }),
    rows: cell.text(
      ({ state, rows, total, message }, { t, format }) => {
        if (message !== null) return message;
        const [made, all] = [format.number(rows), format.number(total)];
        return state === 'making' ? t('exports.far', { rows: made, total: all }) : made;
      },
      { file: ({ rows }) => rows, minWidth: 96 },
    ),
    bytes: cell.text(({ bytes }, { format }) => (bytes === null ? '' : format.bytes(bytes)), {
      file: ({ bytes }) => bytes,
      isNumeric: true,
      width: 88,
    }),
    by: cell.text(({ by }) => by, { minWidth: 112 }),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
    expires_at: cell.date(({ expires_at }) => expires_at, { isExact: true, width: 200 }),
    file: cell.custom((row) => row.state === 'ready' && <DownloadButton row={row} />, { width: 116 }),
  }),
  bulk: { delete: () => true },
  asks: ['delete'],
  action: <NewExport />,
});
