import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { HeatMap } from './HeatMap.tsx';

const rows = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const columns = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const values = rows.map((_, day) =>
  columns.map((_, hour) => {
    if (day === 2 && hour > 8 && hour < 12) return null;
    const evening = Math.max(0, 22 - Math.abs(20 - hour) * 4);
    return Math.round((evening + ((day * 7 + hour * 3) % 5)) * (day > 4 ? 1.5 : 1)) - (hour < 6 ? 4 : 0);
  }),
);

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Streams by hour',
    rows,
    columns,
    values: values.map((row) => row.map((value) => (value === null ? null : Math.max(0, value)))),
    rowsLabel: 'Day',
  },
  decorators: [(Story) => <div style={{ maxWidth: 1120 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `Values by two dimensions, as shades of a colour.

- The map MUST be one stop of the Tab key; arrow keys MUST move from cell to cell, Home and End along a row, with Ctrl to the
  corners. Each cell MUST be announced with its row, its column and its value.
- The value of a cell MUST be shown on hover and focus: five shades only give an overview.
- A missing value MUST NOT look like a zero. In forced colours a border grows with the value.
- The values MUST also be available as a table.
- Rows and columns SHOULD have a well-known order, such as days and hours.
- Motion: none, except for the pulse of the loading placeholder.`,
      },
    },
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'The last four weeks', onExport: fn() } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: 'Mon, 00:00, 0' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /^Tue, 22:00, \d+$/ })).toHaveFocus();
    await expect(canvas.getByText('Tue, 22:00')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Tue, 22:00')).toBeNull();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: 'Mon, 00:00, 0' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: /^Sun, 23:00/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: /^Sun, 23:00/ })).not.toHaveFocus();
  },
};

export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('gridcell', { name: 'Wed, 09:00, No value' });
    await userEvent.hover(cell);
    await expect(canvas.getByText('Wed, 09:00')).toBeVisible();
    await userEvent.hover(canvas.getByRole('heading', { name: 'Streams by hour' }));
    await expect(canvas.queryByText('Wed, 09:00')).toBeNull();
  },
};

export const AsTable: Story = {
  args: { onExport: fn(), rows: ['Mon'], columns: ['00:00', '01:00'], values: [[3, null]] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Mon 3 No value' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith('Day,00:00,01:00\r\nMon,3,\r\n');
  },
};

export const States: Story = {
  tags: ['visual', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Card>
        <HeatMap {...args} description="The last four weeks" onExport={fn()} />
      </Card>
      <Card>
        <HeatMap {...args} title="A cell" />
      </Card>
      <Card>
        <HeatMap {...args} title="Loading" isLoading />
      </Card>
      <Card>
        <HeatMap {...args} title="Failed" error="The node did not answer." onRetry={fn()} />
      </Card>
    </Grid>
  ),
  play: async ({ userEvent }) => {
    const grid = screen.getByRole('grid', { name: 'A cell' });
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
  },
};
