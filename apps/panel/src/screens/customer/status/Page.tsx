import { statusFilters } from '@kronos/api/forms/status';
import { status } from '@kronos/api/routes/status';
import { Bars } from '../../../parts/uptime/Bars.tsx';
import { shareText } from '../../../parts/uptime/words.ts';
import { listScreen } from '../../../resource/list-screen.tsx';
import type { PanelClient } from '../../../stores/late-client.ts';
import { Overview } from './Overview.tsx';
import { stateTones } from './state-tones.ts';

const read = (api: PanelClient) => api.extend({ status }).status;

/** The status of the nodes: first those of the viewer, then all of them (spec §2, /app/status). */
export const Page = listScreen({
  subject: 'status',
  read,
  filters: statusFilters,
  staleOn: { system: ['status-changed'] },
  rowName: ({ alias }) => alias,
  intro: <Overview />,
  columns: (cell) => ({
    alias: cell.text(({ alias }) => alias, { isRowHeader: true, minWidth: 128 }),
    state: cell.dot(({ state }) => state, stateTones, { width: 136 }),
    days: cell.custom((row) => row.days.length > 0 && <Bars row={row} />, { minWidth: 220 }),
    uptime_90d: cell.text((row, { format }) => shareText(row, format), {
      file: ({ uptime_90d }) => uptime_90d,
      isNumeric: true,
      width: 112,
    }),
    since: cell.date(({ since }) => since, { width: 136 }),
    region: cell.text(({ region }) => region ?? '', { minWidth: 112 }),
    servers: cell.text(({ servers }) => servers.map(({ name }) => name).join(', '), { minWidth: 160 }),
  }),
});
