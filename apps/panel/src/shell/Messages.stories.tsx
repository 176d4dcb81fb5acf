import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNotification, aProcess, aServer, aUser, anAdmin, anOverview, notificationPage } from '../testing/fixtures.ts';
import { StoryPanel, type TestApp } from '../testing/StoryPanel.tsx';

interface Args {
  path: string;
  as: 'customer' | 'admin';
  prepare: (test: TestApp) => void;
}

const people = { customer: aUser(), admin: anAdmin() };

/** A cold start fetches its chunks one by one. */
const patient = { timeout: 10_000 };

/** The last one made, for what a play function pulls at. */
let test: TestApp;

const nothing: Args['prepare'] = () => {};

const meta = {
  title: 'Shell/Messages',
  args: { path: '/app', as: 'customer', prepare: nothing },
  render: ({ path, as, prepare }, { globals }) => (
    <StoryPanel
      key={`${path} ${as}`}
      options={{ path, user: people[as], theme: String(globals['theme']) }}
      prepare={(made) => {
        test = made;
        made.server.answer('customerServers.list', { data: [aServer()] });
        made.server.answer('adminDashboard.show', anOverview());
        prepare(made);
      }}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const inbox = [
  aNotification({ id: 3 }),
  aNotification({ id: 2, title: 'Maintenance of fra-1 on Sunday', created_at: '2026-11-21T09:00:00Z' }),
  aNotification({ id: 1, title: 'Your invitation was accepted', has_read: true, created_at: '2026-11-20T12:00:00Z' }),
];
const withInbox: Args['prepare'] = ({ server }) => {
  server.answer('notifications.countUnread', { success: true, count: 2 });
  server.answer('notifications.list', ({ query }) =>
    notificationPage(query['filter'] === 'unread' ? inbox.slice(0, 2) : inbox, { unread: 2 }),
  );
  server.answer('notifications.read', { success: true });
  server.answer('notifications.markAllRead', { success: true });
};

/** The bell counts; one opens in full and is read, its internal links stay in the panel. */
export const Notifications: Story = {
  args: { prepare: withInbox },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }, patient));
    await userEvent.click(await screen.findByRole('button', { name: /A backup of Living room is ready/ }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'A backup of Living room is ready' }, patient);
    await expect(
      await canvas.findByRole('button', { name: 'Notifications, 1 unread', hidden: true }),
    ).toBeInTheDocument();
    await userEvent.click(await within(dialog).findByRole('link', { name: 'your servers' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(test.location.history.at(-1)).toBe('/app/dashboard');
  },
};

/** All of them on a page of their own; what is filtered stands in the address. */
export const AllNotifications: Story = {
  args: { path: '/app/notifications/all', prepare: withInbox },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Notifications' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Your invitation was accepted/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Unread only' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /Your invitation was accepted/ })).not.toBeInTheDocument(),
    );
    await expect(test.location.history.at(-1)).toBe('/app/notifications/all?filter=unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(test.asked('notifications.markAllRead')).toBe(1));
  },
};

/** What everybody should know opens by itself, and does not come back when it is put away. */
export const Announced: Story = {
  args: {
    prepare: ({ server }) => {
      const announcement = {
        id: 4,
        header: 'Maintenance tonight',
        content: '<b>fra-1</b> restarts.',
        size: 'small',
      } as const;
      server.answer('announcements.current', { success: true, announcement });
      server.answer('announcements.markRead', { success: true });
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Maintenance tonight' }, patient);
    await expect(within(dialog).getByText('fra-1').tagName).toBe('B');
    await userEvent.click(within(dialog).getByRole('switch', { name: "Don't show this again" }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(test.asked('announcements.markRead')).toBe(1);
  },
};

/** What the system did in the last hour, for admins. */
export const Processes: Story = {
  args: {
    as: 'admin',
    prepare: ({ server }) => {
      const long = aProcess({ id: 5, command: `docker run ${'x'.repeat(100)}`, result: '' });
      server.answer('processes.recent', { data: [long], meta: { last_updated: '2026-11-21T12:00:00Z' } });
      server.answer('processes.one', { data: long });
      server.answer('processes.related', { data: [aProcess({ id: 4, command: 'Stop server Attic' })] });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recent Processes' }, patient));
    const drawer = await screen.findByRole('dialog', { name: 'Recent Processes' });
    const row = await within(drawer).findByRole('button', { name: /docker run/ });
    await expect(row).toHaveTextContent(`docker run ${'x'.repeat(82)}…`);
    await userEvent.click(row);
    const detail = await screen.findByRole('dialog', { name: 'Process 5' });
    await waitFor(() => expect(within(detail).getByText('Command returned empty string')).toBeVisible());
    await userEvent.click(within(detail).getByRole('button', { name: 'Related Processes' }));
    await expect(await within(detail).findByText('Stop server Attic')).toBeVisible();
  },
};
