import { processesFilters } from '@kronos/api/forms/processes';
import { processes } from '@kronos/api/routes/processes';
import { processTones } from '@kronos/ui/ProcessList';
import { processStateKeys, tookText } from '../../../messages/process-row.ts';
import { whatWords } from '../../../parts/timeline/timeline-event.ts';
import { listScreen } from '../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';

const open = ({ id }: { id: number }) => href(adminRoutes.adminProcess, { process: id });

/** All processes of the installation (spec §2, /app/admin/processes). */
export const Page = listScreen({
  subject: 'allProcesses',
  file: 'processes',
  read: (api) => api.extend({ processes }).processes,
  filters: processesFilters,
  find: {
    node: { records: 'nodes', name: ({ node_alias }) => node_alias },
    server: { records: 'services', name: ({ server_name }) => server_name },
  },
  words: { state: processStateKeys, kind: whatWords },
  staleOn: { admin: ['process-updated'] },
  rowName: ({ command }) => command,
  columns: (cell) => ({
    number: cell.exported(({ id }) => id),
    command: cell.link(({ command }) => command, open, { isCode: true, minWidth: 220 }),
    state: cell.dot(({ state }) => state, processTones, { busy: 'running', width: 128 }),
    result: cell.exported(({ result }) => result),
    server: cell.text(({ server_name }, { t }) => server_name ?? t('allProcesses.none'), { minWidth: 140 }),
    node: cell.text(({ node_alias }, { t }) => node_alias ?? t('allProcesses.none'), { minWidth: 120 }),
    time: cell.custom(
      ({ time }, { t, format }) => (time === null ? t('allProcesses.none') : tookText(time, t, format)),
      { isNumeric: true, width: 104 },
    ),
    seconds: cell.exported(({ time }) => time),
    created_at: cell.date(({ created_at }) => created_at, { width: 136 }),
  }),
  open,
});
