import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPage } from '../SeriesChart/suite.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const nodes = [
  { id: 'fsn', name: 'falkenstein-1', streams: 48 },
  { id: 'hel', name: 'helsinki-1', streams: 31 },
];

const drawing = (
  <Stack gap={16}>
    {nodes.map(({ id, name, streams }) => (
      <Meter key={id} label={name} value={streams} maxValue={60} valueLabel={`${streams} streams`} />
    ))}
  </Stack>
);

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Streams by node',
    description: 'At this moment',
    height: 120,
    table: () => ({
      columns: ['Node', 'Streams'],
      rows: nodes.map(({ id, name, streams }) => ({ id, cells: [name, String(streams)] })),
    }),
    onExport: fn(),
    children: drawing,
  },
  decorators: [inPage],
  parameters: {
    docs: {
      description: {
        component: `The frame around every chart of the kit, for a drawing of your own.

- It MUST be a figure, named by its title and described by its description.
- The values MUST also be available as a table in the same place, which the keyboard can reach and scroll.
- While loading, after an error and without data its height MUST stay the same, and there MUST be no tools.
- An error MUST be announced, and MUST offer a retry where that can help.
- The description SHOULD state what the drawing shows, not how it is drawn.
- Focus: takes none itself; Tab reaches its tools, then the drawing or the table.
- Motion: none, except for the pulse of the loading placeholder.`,
      },
    },
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'Streams by node' });
    await expect(figure).toHaveAccessibleDescription('At this moment');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Streams by node' })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 2, height: 160 } };

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const asTable = canvas.getByRole('button', { name: 'Show as table' });
    await userEvent.click(asTable);
    await expect(asTable).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('row', { name: 'helsinki-1 31' })).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Streams by node' })).toHaveFocus();
    await userEvent.click(asTable);
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
  },
};

export const Export: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { error: 'The node did not answer.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The node did not answer.');
    await expect(canvas.queryByRole('button', { name: 'Show as table' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['visual'],
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Card>
        <ChartFrame {...args} />
      </Card>
      <Card>
        <ChartFrame {...args} title="As a table" />
      </Card>
      <Card>
        <ChartFrame {...args} title="Nothing to draw" isEmpty />
      </Card>
      <Card>
        <ChartFrame {...args} title="Not loaded" error="The node did not answer." onRetry={fn()} />
      </Card>
      <Card>
        <ChartFrame {...args} title="Loading" isLoading />
      </Card>
      <Card>
        <ChartFrame {...args} title="Without tools of its own" description={undefined} onExport={undefined} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Show as table' });
    if (second) await userEvent.click(second);
  },
};
