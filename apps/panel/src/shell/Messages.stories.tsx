import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aNotification, aProcess, aServer, anOverview, nodeDefaults, notificationPage } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const meta = {
  title: 'Shell/Messages',
  args: panelArgs,
  render: renderPanel(({ server }) => {
    server.answer('customerServers.list', { data: [aServer()] });
    server.answer('adminDashboard.show', anOverview());
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const inbox = [
  aNotification({ id: 3 }),
  aNotification({ id: 2, title: 'Maintenance of fra-1 on Sunday', created_at: '2026-11-21T09:00:00Z' }),
  aNotification({ id: 1, title: 'Your invitation was accepted', has_read: true, created_at: '2026-11-20T12:00:00Z' }),
];
const withInbox: PanelArgs['prepare'] = ({ server }) => {
  server.answer('notifications.countUnread', { success: true, count: 2 });
  server.answer('notifications.list', ({ query }) =>
    notificationPage(query['filter'] === 'unread' ? inbox.slice(0, 2) : inbox, { unread: 2 }),
  );
  server.answer('notifications.read', { success: true });
  server.answer('notifications.markAllRead', { success: true });
};

/**
 * The bell shows the number; a notification opens in full and is marked as read, and its internal links stay in the
 * panel.
 */
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
    await expect(onStage().location.history.at(-1)).toBe('/app/dashboard');
  },
};

/** All notifications on their own page, with the filter in the address. */
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
    await expect(onStage().location.history.at(-1)).toBe('/app/notifications/all?filter=unread');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(onStage().asked('notifications.markAllRead')).toBe(1));
  },
};

const aPopup = (id: number, title: string) =>
  ({ id, title, type: 'info', size: 'small', body: 'Read it.', confirm_read: false }) as const;

/** The announcement opens by itself, and is not shown again once it is dismissed. */
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
    await expect(onStage().asked('announcements.markRead')).toBe(1);
  },
};

/** A popup waits until the announcement is closed, and closes only when it is confirmed; the next one follows. */
export const PopupsInTurn: Story = {
  args: {
    prepare: ({ server }) => {
      const announcement = { id: 4, header: 'Maintenance tonight', content: 'At ten.', size: 'small' } as const;
      const popup = { type: 'warning', size: 'small', body: '<b>fra-1</b> restarts.' } as const;
      server.answer('announcements.current', { success: true, announcement });
      server.answer('popups.current', {
        data: [
          { ...popup, id: 1, title: 'New rules', confirm_read: true },
          { ...popup, id: 2, title: 'Welcome', confirm_read: false },
        ],
        changes_at: null,
        awaits_servers: false,
      });
      server.answer('popups.markRead', { success: true });
    },
  },
  play: async ({ userEvent }) => {
    const announcement = await screen.findByRole('dialog', { name: 'Maintenance tonight' }, patient);
    await waitFor(() => expect(onStage().asked('popups.current')).toBe(1));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(within(announcement).getByRole('button', { name: 'Close' }));
    const rules = await screen.findByRole('alertdialog', { name: 'New rules' }, patient);
    await expect(announcement).not.toBeInTheDocument();
    await expect(within(rules).getByText('fra-1').tagName).toBe('B');
    await userEvent.click(within(rules).getByRole('button', { name: 'Got it!' }));
    const refusal = await within(rules).findByText('Please confirm you have read the message!');
    // The dialog may still be fading in.
    await waitFor(() => expect(refusal).toBeVisible());
    await userEvent.click(within(rules).getByRole('checkbox', { name: 'I have read and understood the message' }));
    await userEvent.click(within(rules).getByRole('button', { name: 'Got it!' }));
    const welcome = await screen.findByRole('alertdialog', { name: 'Welcome' }, patient);
    await userEvent.click(within(welcome).getByRole('button', { name: 'Got it!' }));
    await waitFor(() => expect(welcome).not.toBeInTheDocument());
    await expect(onStage().asked('popups.markRead')).toBe(2);
  },
};

/**
 * A popup waits while the user is typing, because its button would take the next key; it opens when the field is
 * left.
 */
export const PopupWhileWriting: Story = {
  args: {
    path: '/app/admin/nodes/create',
    as: 'admin',
    prepare: ({ server }) => {
      server.answer('adminNodeDefaults.read', nodeDefaults);
      server.answer('popups.current', { data: [aPopup(1, 'Welcome')], changes_at: null, awaits_servers: true });
      server.answer('popups.markRead', { success: true });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server, managers, asked, clock } = onStage();
    // Everything that a popup needs is loaded once one has been shown.
    const welcome = await screen.findByRole('alertdialog', { name: 'Welcome' }, patient);
    await userEvent.click(within(welcome).getByRole('button', { name: 'Got it!' }));
    await waitFor(() => expect(welcome).not.toBeInTheDocument());

    const name = await canvas.findByRole('textbox', { name: 'Name' }, patient);
    await userEvent.type(name, 'Rack');
    const before = asked('popups.current');
    server.answer('popups.current', { data: [aPopup(2, 'New rules')], changes_at: null, awaits_servers: true });
    managers[0]?.emit('user', 'server-updated', { id: 1 });
    await waitFor(() => expect(asked('popups.current')).toBe(before + 1));
    await userEvent.keyboard(' two');
    await expect(name).toHaveValue('Rack two');
    await expect(asked('popups.markRead')).toBe(1);
    // The next field is empty.
    await userEvent.tab();
    await waitFor(() => expect(name).not.toHaveFocus());
    clock.advance(1_000);
    await screen.findByRole('alertdialog', { name: 'New rules' }, patient);
  },
};

/** The processes of the last hour, for admins. */
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
