import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ConnectionMark, type ConnectionState, connectionStates } from './ConnectionMark.tsx';

const words: Record<ConnectionState, string> = {
  connecting: 'Connecting',
  live: 'Live',
  recovering: 'Reconnecting',
  offline: 'Offline',
  failed: 'No live updates',
};

const meta = {
  title: 'Widgets/ConnectionMark',
  component: ConnectionMark,
  args: { state: 'live', children: 'Live' },
  argTypes: { state: { control: 'select', options: connectionStates } },
  parameters: {
    docs: {
      description: {
        component: `Shows whether the page receives live updates.

- Each state MUST have its own word and its own shape.
- A change of state MUST be announced politely; the age beside it MUST NOT be.
- It SHOULD be in the same place on every page, and no wider than its text.
- Keyboard: nothing to operate.
- Focus: takes none.
- Names: the word has the role of a status; the shape is hidden from screen readers.
- Motion: the shape pulses by opacity while connecting or reconnecting; nothing moves.`,
      },
    },
  },
} satisfies Meta<typeof ConnectionMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'recovering', children: 'Reconnecting', age: '2 min' } };

export const Announces: Story = {
  args: { state: 'recovering', children: 'Reconnecting', age: '2 min' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Reconnecting$/);
    await expect(canvas.getByText('2 min')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack align="start" gap={12}>
      {connectionStates.map((state) => (
        <ConnectionMark key={state} state={state} age={state === 'recovering' ? '2 min' : undefined}>
          {words[state]}
        </ConnectionMark>
      ))}
    </Stack>
  ),
};
