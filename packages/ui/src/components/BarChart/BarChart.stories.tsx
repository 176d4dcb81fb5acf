import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { sampleDates, sampleLoad, sampleNodes, sampleTimes, sampleTraffic } from '../../chart/sample.ts';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Traffic by node',
    points: sampleNodes,
    pointsLabel: 'Node',
    series: sampleTraffic,
    valueFormat: { style: 'unit', unit: 'terabyte' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 1120 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `Figures to compare, as bars side by side.

- Keyboard, legend, table and export MUST be those of \`LineChart\`.
- Bars MUST start at zero, and their colours MUST be told apart by hatch as well as by hue.
- A missing value MUST leave its place empty.
- Names that do not fit side by side MUST be left out evenly; the cross-hair says them.
- Motion: none, but the breathing of what is loading.`,
      },
    },
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'The last 24 hours', height: 240, onExport: fn() } };

export const StepsThroughPoints: Story = {
  play: async ({ canvas, userEvent }) => {
    const plot = await canvas.findByRole('slider', { name: 'Traffic by node' });
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'ashburn-2, Streams 22 TB, Downloads No value, Backups 9 TB');
    await expect(within(plot).getByText('22 TB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Streams' }));
    await expect(plot).toHaveAttribute('aria-valuetext', 'singapore-1, Downloads 4 TB, Backups 6 TB');
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Card>
        <BarChart {...args} title="Three series" onExport={fn()} />
      </Card>
      <Card>
        <BarChart {...args} title="At a point" />
      </Card>
      <Card>
        <BarChart
          {...args}
          title="Five series by time"
          points={sampleTimes.slice(0, 12)}
          series={sampleLoad}
          dateFormat={sampleDates}
          valueFormat={undefined}
        />
      </Card>
      <Card>
        <BarChart
          {...args}
          title="Above and under zero"
          series={[
            { id: 'a', label: 'In', values: [12, 8, 15, 4] },
            { id: 'b', label: 'Out', values: [-6, -9, -3, 0] },
          ]}
        />
      </Card>
    </Grid>
  ),
  play: async ({ userEvent }) => {
    const plot = await screen.findByRole('slider', { name: 'At a point' });
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
  },
};
