import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NotificationList } from './NotificationList.tsx';
import { sampleNotifications } from './sample.ts';

const meta = {
  title: 'Widgets/NotificationList',
  component: NotificationList,
  args: { notifications: sampleNotifications, onOpen: fn(), onMarkAllRead: fn(), viewAllHref: '#all' },
  parameters: {
    docs: {
      description: {
        component: `The newest notifications, in the popover of a \`NotificationBell\` or on a page of their own.

- Unread rows MUST be marked by a dot, by weight and by a word for screen readers.
- While loading it MUST show 5 placeholders.
- "Mark all as read" MUST be disabled when nothing is unread.
- Every row MUST be reachable with Tab and open with Enter.
- The list SHOULD contain no more than ten rows in a popover.
- Focus: takes none by itself; a row has its ring inside.
- Motion: placeholders pulse by opacity, and are still with reduced motion; nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { notifications: [] } };

export const OpensByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Unread: Maintenance of falkenstein-1/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(4);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: (args) => (
    <Stack gap={24}>
      {[sampleNotifications, sampleNotifications.filter(({ isRead }) => isRead), [], undefined].map((rows) => (
        <Card key={rows?.length ?? 'loading'} as="div" isFlush>
          <NotificationList {...args} width="full" notifications={rows} />
        </Card>
      ))}
    </Stack>
  ),
};
