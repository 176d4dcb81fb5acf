import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AreaChart } from '../src/exports/AreaChart.ts';
import { BarChart } from '../src/exports/BarChart.ts';
import { HeatMap } from '../src/exports/HeatMap.ts';
import { LineChart } from '../src/exports/LineChart.ts';
import { StackedBarChart } from '../src/exports/StackedBarChart.ts';
import { UptimeStrip } from '../src/exports/UptimeStrip.ts';

const data = {
  title: 'CPU',
  points: ['a', 'b'],
  pointsLabel: 'Node',
  series: [
    { id: 'x', label: 'One', values: [1, 2] },
    { id: 'y', label: 'Two', values: [2, null] },
  ],
};

const charts = {
  LineChart: <LineChart {...data} />,
  AreaChart: <AreaChart {...data} />,
  BarChart: <BarChart {...data} />,
  StackedBarChart: <StackedBarChart {...data} />,
};

it.each(Object.entries(charts))('%s renders its frame on a server, without a document', (_name, chart) => {
  const html = renderToString(chart);
  expect(html).toMatch(
    /<figure.*<h3[^>]*>CPU<\/h3>.*aria-pressed="true".*One.*<output[^>]*>Loading<\/output><svg[^>]*height="240"/s,
  );
  // A content security policy without `unsafe-inline` drops inline styles.
  expect(html).not.toMatch(/ style="/);
});

it('charts without a lazy module render at once', () => {
  const html = renderToString(
    <>
      <UptimeStrip
        title="Uptime"
        columns={{ date: 'Day', status: 'Status' }}
        days={[{ date: new Date(0), status: 'up', text: '100 %' }]}
        dateFormat={{ dateStyle: 'short', timeZone: 'UTC' }}
      />
      <HeatMap title="Streams" rowsLabel="Day" rows={['Mon']} columns={['00:00']} values={[[3]]} />
    </>,
  );
  expect(html).toMatch(/role="slider"[^>]*aria-valuetext="1\/1\/70, 100 %"/);
  expect(html).toMatch(/role="grid".*aria-label="Mon, 00:00, 3"/);
  expect(html).not.toMatch(/ style="/);
});

it('the drawing renders on a server that waits for its module', async () => {
  const body = new PassThrough();
  const { pipe } = renderToPipeableStream(charts.LineChart, { onAllReady: () => pipe(body) });
  const html = await text(body);
  expect(html).toMatch(/role="slider".*<svg[^>]*viewBox="0 0 640 240"/s);
  expect(html).not.toMatch(/ style="/);
});
