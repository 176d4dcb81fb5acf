import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, CloseIcon, PlayIcon, RestartIcon } from '../../icons/actions.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { Timeline } from './Timeline.tsx';
import { timelineTones } from './timeline-options.ts';

const events = [
  {
    id: '4',
    title: (
      <>
        Restarted by <Link href="#ada">Ada Admin</Link>
      </>
    ),
    time: '14:05',
    dateTime: '2026-11-21T14:05:00Z',
    icon: <RestartIcon size={12} />,
    tone: 'accent',
  },
  {
    id: '3',
    title: 'Backup failed',
    time: '03:00',
    dateTime: '2026-11-21T03:00:00Z',
    icon: <CloseIcon size={12} />,
    tone: 'danger',
    details: 'The disk was full. The backup of the day before is kept.',
  },
  {
    id: '2',
    title: 'Claimed by Casey Customer',
    time: '1 November',
    dateTime: '2026-11-01T09:30:00Z',
    icon: <CheckIcon size={12} />,
    tone: 'success',
  },
  {
    id: '1',
    title: 'Created on node-1',
    time: '1 November',
    dateTime: '2026-11-01T09:12:00Z',
    icon: <PlayIcon size={12} />,
  },
] as const;

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: { label: 'History of cinema', events },
  parameters: {
    docs: {
      description: {
        component: `A list of events in the order in which they happened.

- MUST be a named, ordered list; every entry MUST have a machine-readable time.
- Each event MUST be described in words; icon and tone only repeat it.
- SHOULD run newest first.
- Focus: takes none itself; Tab reaches links and buttons in its events in reading order.
- Motion: none.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of cinema' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('03:00')).toHaveAttribute('datetime', '2026-11-21T03:00:00Z');
  },
};

export const Playground: Story = { args: { events: events.slice(0, 2) } };

/** Icons and tones are hidden from screen readers; texts and their links are read and reached in order. */
export const InOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Restarted by Ada Admin14:05$/);
    await expect(second).toHaveTextContent('The backup of the day before is kept.');
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ada Admin' })).toHaveFocus();
  },
};

/** Shows a dot, hidden from screen readers, where there is no icon. */
export const WithoutIcons: Story = {
  args: { events: events.map(({ id, title, time, dateTime }) => ({ id, title, time, dateTime })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Created on node-11 November$/);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: (args) => (
    <Grid columns={2} gap={32}>
      <Timeline {...args} />
      <div style={{ inlineSize: '220px' }}>
        <Timeline {...args} label="Narrow" />
      </div>
      <Timeline
        label="Tones"
        events={timelineTones.map((tone) => ({
          id: tone,
          title: tone,
          tone,
          time: '14:05',
          dateTime: '2026-11-21T14:05:00Z',
        }))}
      />
      <div dir="rtl">
        <Timeline {...args} label="Right to left" />
      </div>
    </Grid>
  ),
};
