import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aServer, aTimelineEntry, anOperation, now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const suspension = { since: hoursAgo(5), reason: 'The invoice is not paid.' };
const running = aServer({ status: 'running' });
const suspended = aServer({ id: 2, name: 'Attic', type: 'emby', status: 'suspended', suspension });

const story = [
  aTimelineEntry({ id: 'process-9', state: 'running', words: '', at: hoursAgo(0.01) }),
  aTimelineEntry({
    id: 'happening-3',
    what: 'crashed',
    kind: 'incidents',
    state: null,
    words: '',
    by: null,
    at: hoursAgo(1),
  }),
  aTimelineEntry({
    id: 'process-8',
    what: 'backup',
    kind: 'backups',
    state: 'failed',
    words: 'The disk is full.',
    at: hoursAgo(5),
  }),
  aTimelineEntry({
    id: 'happening-2',
    what: 'suspended',
    kind: 'suspension',
    state: null,
    words: 'Unpaid',
    by: { who: 'provider', name: null },
    at: hoursAgo(30),
  }),
];
const wanted = {
  data: {
    maintenance: { from: '03:00', hours: 2, zone: 'Europe/Berlin', restart: 'weekly' as const },
    revive: true,
    tell: { incidents: true, suspension: false },
  },
  servers: 2,
};

const meta = {
  title: 'Shell/Servers',
  args: panelArgs,
  render: renderPanel(({ server }) => {
    server.answer('customerServers.list', { data: [running, suspended] });
    server.answer('customerServers.one', (input) => (input.params.id === 2 ? suspended : running));
    server.answer('customerServers.figures', { data: null });
    server.answer('customerServers.timeline', { data: story, meta: { next: '1000.0.1' } });
    server.answer('serverDefaults.read', wanted);
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The history of a server in one timeline; operations open in full. */
export const Overview: Story = {
  args: { path: '/app/dashboard/1' },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('list', { name: 'Timeline of the server' }, patient);
    await expect(line).toHaveTextContent('Failed: The disk is full. · By you');
    await expect(line).toHaveTextContent('Unpaid · By your provider');
    await expect(canvas.getByRole('link', { name: 'Restart' })).toHaveAttribute('href', '/app/dashboard/1?process=1');
    onStage().server.answer('customerServers.timeline', { data: [], meta: { next: null } });
    await userEvent.click(canvas.getByRole('radio', { name: 'Backups' }));
    await expect(await canvas.findByText('Nothing of this kind has happened yet.')).toBeVisible();
  },
};

/** A history that could not be read affects nothing else. */
export const WithoutItsStory: Story = {
  args: {
    path: '/app/dashboard/1',
    prepare: ({ server }) => server.refuse('customerServers.timeline', 500, { message: 'Something went wrong' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The history could not be loaded', undefined, patient)).toBeVisible();
    await expect(canvas.getByText('At a glance')).toBeVisible();
  },
};

/** A notice above everything shows since when and why the server is suspended and what to do; no action is possible. */
export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: { path: '/app/dashboard/2?tab=settings' },
  play: async ({ canvas }) => {
    const words =
      'Suspended 5 hours ago (The invoice is not paid). Ask your provider to lift the suspension. No data is lost.';
    await expect(await canvas.findByText(words, undefined, patient)).toBeVisible();
    for (const button of within(canvas.getByRole('tabpanel')).getAllByRole('button')) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Available once your provider has lifted the suspension');
    }
  },
};

const acting = /^customerServers\.(start|stop|restart|rebuild|resetConfig|remount|deployEss|restartNode|update)$/;

/** A sub-user without the right sees the reason at each action. */
export const OnlyLooking: Story = {
  args: {
    path: '/app/dashboard/1?tab=settings',
    prepare: ({ server }) => server.answer('customerServers.one', aServer({ status: 'running', rights: ['view'] })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Rebuild' }, patient);
    const buttons = within(canvas.getByRole('tabpanel')).getAllByRole('button');
    await expect(buttons).toHaveLength(8);
    for (const button of buttons) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Available once the owner lets you start and stop it');
      await userEvent.click(button);
    }
    await expect(canvas.queryByRole('textbox', { name: 'Name of the server' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Backups' }));
    await expect(await canvas.findByText('The backups are not shared with you')).toBeVisible();
    const asked = onStage().server.calls.map(({ endpoint }) => endpoint);
    await expect(asked.filter((one) => one.startsWith('customerBackups') || acting.test(one))).toEqual([]);
  },
};

/** The card shows the same. */
export const SuspendedCard: Story = {
  args: { path: '/app/dashboard' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Attic' }, patient);
    await expect(card).toHaveTextContent('Suspended 5 hours ago');
  },
};

/** After 60 seconds without an outcome, the process can be opened. */
export const NotConfirmed: Story = {
  args: {
    path: '/app/dashboard/1?tab=settings',
    prepare({ server }) {
      server.answer('customerServers.remount', { success: true, message: 'On its way.', process: { id: 10 } });
      server.answer('customerServers.one', aServer({ status: 'running', operation: anOperation({ kind: 'remount' }) }));
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Remounting the storage', undefined, patient);
    await expect(canvas.getByRole('link', { name: 'Open the process' })).toHaveAttribute(
      'href',
      '/app/dashboard/1?process=10',
    );
  },
};

/** The settings of all servers of a user. */
export const Defaults: Story = {
  args: { path: '/app/settings/server' },
  play: async ({ canvas, userEvent }) => {
    const revive = await canvas.findByRole('switch', { name: /Restart a server that/ }, patient);
    await expect(revive).toBeChecked();
    await expect(await canvas.findByRole('button', { name: 'Rename Attic' }, patient)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    onStage().server.answer('serverDefaults.save', { success: true });
    await userEvent.click(canvas.getByText(/Notify me when a server is suspended/));
    await expect(onStage().server.calls.find(({ endpoint }) => endpoint === 'serverDefaults.save')?.body).toEqual({
      tell: { incidents: true, suspension: true },
    });
  },
};

/** A user without servers of their own sees why there is nothing to set. */
export const DefaultsOfNobody: Story = {
  args: {
    path: '/app/settings/server',
    prepare({ server }) {
      server.answer('serverDefaults.read', { ...wanted, servers: 0 });
      server.answer('customerServers.list', { data: [aServer({ rights: ['view'] })] });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You do not own any servers/, undefined, patient)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /Restart a server that/ })).toBeDisabled();
    await expect(
      await canvas.findByText('Available once the owner lets you start and stop it', undefined, patient),
    ).toBeVisible();
  },
};
