import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { ProcessList } from './ProcessList.tsx';

const long = `docker run --name cinema --publish 4601:32400 --volume /srv/cinema:/config --restart unless-stopped plex:1.41.3`;

const meta = {
  title: 'Widgets/ProcessList',
  component: ProcessList,
  args: {
    label: 'Last processes',
    emptyText: 'No recorded processes the last hour',
    rows: [
      {
        id: 4,
        state: 'running',
        stateLabel: 'Running',
        command: 'start cinema',
        node: 'falkenstein-1',
        when: 'now',
        dateTime: '2026-11-21T10:04:00Z',
      },
      {
        id: 3,
        state: 'queued',
        stateLabel: 'Queued',
        command: 'restart kids',
        node: 'falkenstein-1',
        when: '1 minute ago',
        dateTime: '2026-11-21T10:03:00Z',
      },
      {
        id: 2,
        state: 'failed',
        stateLabel: 'Failed',
        command: long,
        node: 'helsinki-2',
        when: '3 minutes ago',
        exactWhen: 'November 21, 2026 at 10:01 AM',
        dateTime: '2026-11-21T10:01:00Z',
      },
      {
        id: 1,
        state: 'succeeded',
        stateLabel: 'Succeeded',
        command: 'stop living-room',
        href: '#stop-living-room',
        when: '12 minutes ago',
        dateTime: '2026-11-21T09:52:00Z',
      },
    ],
  },
  render: (args) => (
    <Card title="Last processes" isFlush>
      <ProcessList {...args} />
    </Card>
  ),
  parameters: {
    docs: {
      description: {
        component: `Recent processes, newest first.

- A command MUST be cut to 93 characters with an ellipsis (spec §9); its tooltip contains all of it.
- The state MUST be shown by word and shape.
- Times are relative, with the exact time on hover and in machine-readable form.
- A command MAY be a link to the full process.
- It SHOULD be short, with a link to all processes.
- Keyboard: a command with an address is a link; there is nothing else to operate.
- Focus: only the links take it.
- Names: a list named by its label.
- Motion: the dot of a running process pulses by opacity; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof ProcessList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(`${long.slice(0, 93)}…`)).toHaveAttribute('title', long);
    await expect(canvas.getByRole('link', { name: 'stop living-room' })).toBeVisible();
  },
};

export const Playground: Story = { args: { label: 'Processes of cinema' } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recorded processes the last hour')).toBeVisible();
  },
};

export const States: Story = { tags: ['visual', 'visual-compact', 'visual-narrow'] };
