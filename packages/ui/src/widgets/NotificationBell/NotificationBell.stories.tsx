import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { sampleNotifications as notifications } from '../NotificationList/sample.ts';

const lists = { onOpen: fn(), onMarkAllRead: fn(), viewAllHref: '#all' };

const meta = {
  title: 'Widgets/NotificationBell',
  component: NotificationBell,
  subcomponents: { NotificationList },
  args: {
    unread: 2,
    onOpenChange: fn(),
    children: ({ close }: { close: () => void }) => (
      <NotificationList
        {...lists}
        notifications={notifications}
        onOpen={(id) => {
          lists.onOpen(id);
          close();
        }}
      />
    ),
  },
  beforeEach: () => {
    for (const spy of [lists.onOpen, lists.onMarkAllRead]) spy.mockClear();
  },
  parameters: {
    docs: {
      description: {
        component: `The number of unread notifications, and the newest of them.

- The button's name MUST contain the number; the visible number stops at 99+.
- While loading it MUST show 5 placeholders; the texts are those of spec §2.
- Unread rows MUST be marked by a dot, by weight, and by a word for screen readers.
- Escape MUST close it and return the focus to the bell.
- The newest five to ten notifications SHOULD be loaded before it is opened.
- Motion: its popover grows a little while it fades; with reduced motion it only fades.`,
      },
    },
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { unread: 120 } };

export const OpensOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.tab();
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '#all');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }));
    await expect(lists.onMarkAllRead).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /Unread: A backup of cinema is ready/ }));
    await expect(lists.onOpen).toHaveBeenCalledWith(5);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { unread: 0, children: () => <NotificationList {...lists} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, none unread' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Loading notifications');
    await expect(dialog.querySelectorAll('[aria-busy] > div > div')).toHaveLength(5);
    await expect(within(dialog).getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: { unread: 0, children: () => <NotificationList {...lists} notifications={[]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('No notifications')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl'],
  render: () => (
    <Stack gap={24}>
      <Inline gap={24}>
        {[0, 1, 42, 120].map((unread) => (
          <NotificationBell key={unread} unread={unread}>
            {null}
          </NotificationBell>
        ))}
      </Inline>
      <Inline gap={24} align="start">
        {[notifications, [], undefined].map((rows) => (
          <div key={rows?.length ?? 'loading'} style={{ minInlineSize: 0 }}>
            <Card as="div" isFlush>
              <NotificationList {...lists} notifications={rows} />
            </Card>
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};
