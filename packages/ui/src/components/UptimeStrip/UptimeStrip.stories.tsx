import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { UptimeDay } from './DayBars.tsx';
import { UptimeBars } from './UptimeBars.tsx';
import { UptimeStrip } from './UptimeStrip.tsx';

const bad: Record<number, Omit<UptimeDay, 'date'>> = {
  0: { status: 'unknown', text: 'Not measured' },
  1: { status: 'unknown', text: 'Not measured' },
  40: { status: 'degraded', text: '99.2 %, slow for 3 hours' },
  71: { status: 'down', text: '95.8 %, down for 1 hour' },
  72: { status: 'degraded', text: '99.8 %, slow for 20 minutes' },
};

const days = Array.from(
  { length: 90 },
  (_, index): UptimeDay => ({
    date: new Date(Date.UTC(2026, 7, 24 + index)),
    ...(bad[index] ?? { status: 'up', text: '100 %' }),
  }),
);

const meta = {
  title: 'Charts/UptimeStrip',
  component: UptimeStrip,
  args: {
    title: 'falkenstein-1',
    description: '99.92 % over 90 days',
    days,
    columns: { date: 'Day', status: 'Uptime' },
    startLabel: '90 days ago',
    endLabel: 'Today',
    dateFormat: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: `The status of each day, as a bar.

- A bar's height MUST repeat the meaning of its colour; a day without measurements MUST NOT look like a measured one.
- The strip MUST be one tab stop; arrow keys, Home and End MUST move through the days, and each MUST be announced as text.
- It SHOULD contain 90 days and fit any width.
- The days MUST also be available as a table.
- Focus: the strip takes it as a whole, and marks the day that is announced.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof UptimeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { height: 32, onExport: fn() } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('slider', { name: 'falkenstein-1' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(strip).toHaveFocus();
    await expect(strip).toHaveAttribute('aria-valuetext', 'Nov 21, 100 %');
    await userEvent.keyboard('{Home}');
    await expect(strip).toHaveAttribute('aria-valuetext', 'Aug 24, Not measured');
    await userEvent.keyboard('{End}{PageDown}{PageDown}{ArrowRight}');
    await expect(strip).toHaveAttribute('aria-valuetext', 'Nov 4, 99.8 %, slow for 20 minutes');
    await expect(within(strip).getByText('99.8 %, slow for 20 minutes')).toBeVisible();
  },
};

export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('slider');
    const { left, top, width } = strip.getBoundingClientRect();
    await userEvent.pointer({ target: strip, coords: { clientX: left + (71.5 / 90) * width, clientY: top + 10 } });
    await expect(within(strip).getByText('95.8 %, down for 1 hour')).toBeVisible();
  },
};

export const AsTable: Story = {
  args: { onExport: fn(), days: days.slice(71, 73) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /down for 1 hour/ })).toHaveTextContent('Nov 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(
      'Day,Uptime\r\n2026-11-03T00:00:00.000Z,"95.8 %, down for 1 hour"\r\n2026-11-04T00:00:00.000Z,"99.8 %, slow for 20 minutes"\r\n',
    );
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: (args) => (
    <Stack gap={16}>
      <Card>
        <UptimeStrip {...args} />
      </Card>
      <Card>
        <UptimeStrip {...args} title="A day" description="99.92 % over 90 days" onExport={fn()} />
      </Card>
      <div style={{ width: 320 }}>
        <Card>
          <UptimeStrip {...args} title="Narrow" days={days.slice(-30)} startLabel="30 days ago" height={24} />
        </Card>
      </div>
      <Card>
        <UptimeStrip {...args} title="Nothing yet" description={undefined} days={[]} />
      </Card>
      <Card>
        <UptimeStrip {...args} title="Loading" description={undefined} isLoading />
      </Card>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    screen.getByRole('slider', { name: 'A day' }).focus();
    await userEvent.keyboard('{End}{PageDown}{PageDown}');
  },
};

/** For a cell of a table: a picture with its summary as text. */
export const Bars: Story = {
  render: ({ days: shown }) => (
    <div style={{ maxWidth: 240 }}>
      <UptimeBars label="99.92 % over 90 days" days={shown} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '99.92 % over 90 days' })).toBeVisible();
  },
};
