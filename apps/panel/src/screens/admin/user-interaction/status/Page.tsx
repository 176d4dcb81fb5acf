import type { StatusEntryRow } from '@kronos/api/contract';
import { adminStatusEntriesFilters } from '@kronos/api/forms/admin-status-entries';
import { adminStatusEntries } from '@kronos/api/routes/admin-status-entries';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';
import { entryTones } from '../../../../parts/status/entry-tones.ts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

const affectedText = (
  { is_everywhere, nodes }: StatusEntryRow,
  { t, format }: { t: Translate; format: Format },
): string => {
  if (is_everywhere) return t('statusEntries.everything');
  return nodes.length === 0 ? t('statusEntries.nothing') : format.list(nodes.map(({ alias }) => alias));
};

/** The incidents and the maintenance that admins announce on the status page. */
export const Page = listScreen({
  subject: 'statusEntries',
  read: (api) => api.extend({ adminStatusEntries }).adminStatusEntries,
  filters: adminStatusEntriesFilters,
  find: { node: { records: 'nodes', names: ({ nodes }) => nodes } },
  staleOn: { system: ['status-changed'] },
  rowName: ({ title }) => title,
  columns: (cell) => ({
    title: cell.link(
      ({ title }) => title,
      ({ id }) => href(adminRoutes.statusEntry, { id }),
      { minWidth: 200 },
    ),
    kind: cell.exportedOption(({ kind }) => kind),
    state: cell.dot(({ state }) => state, entryTones, { width: 208 }),
    text: cell.exported(({ text }) => text),
    nodes: cell.text(affectedText, { minWidth: 160 }),
    starts_at: cell.date(({ starts_at }) => starts_at, { isExact: true, width: 216 }),
    ends_at: cell.date(({ ends_at }) => ends_at, { none: 'statusEntries.noEnd', isExact: true, width: 216 }),
  }),
  create: href(adminRoutes.statusEntry, { id: 'create' }),
});
