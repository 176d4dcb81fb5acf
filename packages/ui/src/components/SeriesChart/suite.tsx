import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { sampleDates, sampleLoad, sampleNodes, sampleTimes, sampleTraffic } from '../../chart/sample.ts';
import type { SeriesChartOptions } from './SeriesChart.tsx';

// Shared parts of the stories of series charts.

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const inPage: Decorator = (Story) => (
  <div style={{ maxWidth: 1120 }}>
    <Story />
  </div>
);

export const playgroundArgs = { description: 'The last 24 hours', height: 240, onExport: fn() };

/** Moves the cross-hair of a chart by some keys from its newest point. */
export const stepsTo =
  (title: string, keys: string) =>
  async ({ userEvent }: Play) => {
    const plot = await screen.findByRole('slider', { name: title });
    plot.focus();
    await userEvent.keyboard(keys);
  };

export const barArgs = {
  title: 'Traffic by node',
  points: sampleNodes,
  pointsLabel: 'Node',
  series: sampleTraffic,
  valueFormat: { style: 'unit', unit: 'terabyte' },
} satisfies SeriesChartOptions;

/**
 * Checks that each point is announced with all its values, and that hidden series are neither drawn, announced nor
 * counted.
 */
export async function stepsThroughBars({ canvas, userEvent }: Play, isStacked = false) {
  const total = (value: string) => (isStacked ? `, Total ${value}` : '');
  const plot = await canvas.findByRole('slider', { name: 'Traffic by node' });
  plot.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(plot).toHaveAttribute(
    'aria-valuetext',
    `ashburn-2, Streams 22 TB, Downloads No value, Backups 9 TB${total('31 TB')}`,
  );
  await expect(within(plot).getByText('22 TB')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Streams' }));
  await expect(plot).toHaveAttribute('aria-valuetext', `singapore-1, Downloads 4 TB, Backups 6 TB${total('10 TB')}`);
}

export const barStates = (Chart: ComponentType<SeriesChartOptions>) => (args: SeriesChartOptions) => (
  <Grid columns={2} gap={16}>
    <Card>
      <Chart {...args} title="Three series" onExport={fn()} />
    </Card>
    <Card>
      <Chart {...args} title="At a point" />
    </Card>
    <Card>
      <Chart
        {...args}
        title="Five series by time"
        points={sampleTimes.slice(0, 12)}
        series={sampleLoad}
        dateFormat={sampleDates}
        valueFormat={undefined}
      />
    </Card>
    <Card>
      <Chart
        {...args}
        title="Above and under zero"
        series={[
          { id: 'a', label: 'In', values: [12, 8, 15, 4] },
          { id: 'b', label: 'Out', values: [-6, -9, -3, 0] },
        ]}
      />
    </Card>
  </Grid>
);
