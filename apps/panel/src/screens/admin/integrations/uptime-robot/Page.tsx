import { adminUptimeFilters } from '@kronos/api/forms/admin-uptime';
import { adminUptime } from '@kronos/api/routes/admin-uptime';
import { Grid } from '@kronos/ui/Grid';
import { Bars } from '../../../../parts/uptime/Bars.tsx';
import { shareText, stateTones } from '../../../../parts/uptime/words.ts';
import { listScreen } from '../../../../resource/list-screen.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import type { PanelClient } from '../../../../stores/late-client.ts';
import { Coverage } from './Coverage.tsx';
import { Robot } from './Robot.tsx';
import { isAddable, isRemovable, RobotCell } from './RobotCell.tsx';

const read = (api: PanelClient) => api.extend({ adminUptime }).adminUptime;

/** Which nodes are monitored, and whether they are up (spec §2, /app/admin/integrations/uptime-robot). */
export const Page = listScreen({
  subject: 'uptime',
  read,
  filters: adminUptimeFilters,
  staleOn: { admin: ['node-monitor-changed', 'node-updated'] },
  rowName: ({ alias }) => alias,
  intro: (
    <Grid columns={{ base: 1, wide: 2 }} gap={16}>
      <Coverage />
      <Robot />
    </Grid>
  ),
  columns: (cell) => ({
    alias: cell.link(
      ({ alias }) => alias,
      ({ id }) => href(adminRoutes.node, { node: id }),
      { minWidth: 128 },
    ),
    state: cell.dot(({ state }) => state, stateTones, { note: ({ last_error }) => last_error, minWidth: 168 }),
    days: cell.custom((row) => row.state !== 'unmonitored' && <Bars row={row} />, { minWidth: 200 }),
    uptime_90d: cell.text((row, { format }) => shareText(row, format), {
      file: ({ uptime_90d }) => uptime_90d,
      isNumeric: true,
      width: 104,
    }),
    robot: cell.custom((row) => <RobotCell row={row} />, {
      file: ({ robot }, { option }) => (robot ? option(robot.state) : ''),
      minWidth: 232,
    }),
    since: cell.date(({ since }) => since, { width: 136 }),
    last_checked_at: cell.date(({ last_checked_at }) => last_checked_at, { width: 136 }),
    last_error: cell.exported(({ last_error }) => last_error),
    robot_read_at: cell.exported(({ robot }) => robot?.read_at ?? null),
    robot_message: cell.exported(({ robot }) => robot?.message ?? ''),
    address: cell.exported(({ address }) => address),
    interval_minutes: cell.exported(({ interval_minutes }) => interval_minutes),
  }),
  bulk: {
    monitor: ({ state }) => state === 'unmonitored',
    stop: ({ state }) => state !== 'unmonitored',
    watch: isAddable,
    unwatch: isRemovable,
  },
  asks: ['stop', 'unwatch'],
  inRows: ['monitor', 'stop'],
});
