import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleDates, sampleLoad, sampleTimes } from '../../chart/sample.ts';
import { inPage, playgroundArgs, stepsTo } from '../SeriesChart/suite.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { AreaChart } from './AreaChart.tsx';

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: {
    title: 'Memory by server',
    points: sampleTimes,
    pointsLabel: 'Time',
    series: sampleLoad.slice(0, 2),
    valueFormat: { style: 'unit', unit: 'gigabyte' },
    dateFormat: sampleDates,
  },
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: `Quantities over time, as areas under lines.

- Keyboard, legend, table and export MUST be those of \`LineChart\`.
- The scale MUST start at zero: an area shows an amount.
- Areas overlap and MUST be translucent; for parts of a sum use \`StackedBarChart\`.
- More than two areas SHOULD be a \`LineChart\`: areas at the back are hard to read.
- Focus: as on a \`LineChart\`.
- Motion: none, except for the pulse of the loading placeholder.`,
      },
    },
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: playgroundArgs };

export const StepsThroughPoints: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider', { name: 'Memory by server' });
    plot.focus();
    await userEvent.keyboard('{Home}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Nov 20, 06:00 PM, cinema 42 GB, kids 30 GB');
    await expect(within(plot).getByText('42 GB')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Card>
        <AreaChart {...args} title="One series" series={sampleLoad.slice(0, 1)} onExport={fn()} />
      </Card>
      <Card>
        <AreaChart {...args} title="Cross-hair" />
      </Card>
      <Card>
        <AreaChart {...args} title="Five series" series={sampleLoad} />
      </Card>
      <Card>
        <AreaChart
          {...args}
          title="Above and under zero"
          series={[{ id: 'a', label: 'Balance', values: sampleTimes.map((_, index) => Math.round(30 - index * 1.4)) }]}
        />
      </Card>
    </Grid>
  ),
  play: stepsTo('Cross-hair', '{Home}{PageUp}{PageUp}'),
};
