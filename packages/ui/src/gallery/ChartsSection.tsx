import { sampleDates, sampleLoad, sampleNodes, sampleTimes, sampleTraffic } from '../chart/sample.ts';
import { AreaChart } from '../exports/AreaChart.ts';
import { BarChart } from '../exports/BarChart.ts';
import { Card } from '../exports/Card.ts';
import { ChartFrame } from '../exports/ChartFrame.ts';
import { HeatMap } from '../exports/HeatMap.ts';
import { LineChart } from '../exports/LineChart.ts';
import { Stack } from '../exports/Stack.ts';
import { StackedBarChart } from '../exports/StackedBarChart.ts';
import { Text } from '../exports/Text.ts';
import { type UptimeDay, UptimeStrip } from '../exports/UptimeStrip.ts';
import { Columns, Section } from './Section.tsx';

/** Charts. */
export function ChartsSection() {
  return (
    <Section
      id="charts"
      title="Charts"
      text="Told apart by dash as well as hue, stepped through by key, shown as a table."
    >
      <Columns count={2}>
        <Card>
          <AreaChart title="Load of cinema" series={sampleLoad.slice(0, 1)} {...overTime} onExport={ignore} />
        </Card>
        <Card>
          <LineChart title="Load by server" series={sampleLoad.slice(0, 4)} {...overTime} />
        </Card>
        <Card>
          <BarChart title="Traffic by node" series={sampleTraffic.slice(0, 2)} {...byNode} />
        </Card>
        <Card>
          <StackedBarChart title="Traffic in all" series={sampleTraffic} {...byNode} />
        </Card>
      </Columns>
      <Stack>
        <Card>
          <HeatMap title="Streams by hour" rows={days} columns={hours} values={streams} rowsLabel="Day" />
        </Card>
        <Columns count={2}>
          <Card>
            <UptimeStrip
              title="falkenstein-1"
              description="99.92 % over 90 days"
              days={uptime}
              columns={{ date: 'Day', status: 'Uptime' }}
              startLabel="90 days ago"
              endLabel="Today"
              dateFormat={{ day: 'numeric', month: 'short', timeZone: 'UTC' }}
            />
          </Card>
          <Card>
            <ChartFrame
              title="A drawing of your own"
              description="Title, table, CSV and states come with the frame"
              table={table}
            >
              <Text>48 streams at once</Text>
            </ChartFrame>
          </Card>
        </Columns>
      </Stack>
    </Section>
  );
}

const ignore = () => undefined;
const table = () => ({ columns: ['Node', 'Streams'], rows: [{ id: 'fsn', cells: ['falkenstein-1', '48'] }] });
const overTime = {
  points: sampleTimes,
  pointsLabel: 'Time',
  valueFormat: { style: 'unit', unit: 'percent' },
  dateFormat: sampleDates,
} as const;
const byNode = { points: sampleNodes, pointsLabel: 'Node' };

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const streams = days.map((_, day) =>
  hours.map((_hour, hour) => Math.max(0, 22 - Math.abs(20 - hour) * 4) + ((day * 7 + hour * 3) % 5)),
);

const bad: Record<number, Omit<UptimeDay, 'date'>> = {
  40: { status: 'degraded', text: '99.2 %, slow for 3 hours' },
  71: { status: 'down', text: '95.8 %, down for 1 hour' },
};
const uptime = Array.from(
  { length: 90 },
  (_, index): UptimeDay => ({
    date: new Date(Date.UTC(2026, 7, 24 + index)),
    ...(bad[index] ?? { status: 'up', text: '100 %' }),
  }),
);
