import type { CommandPlan, SearchResult } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';
import type { TestApp } from '../testing/StoryPanel.tsx';

const casey = { id: 7, name: 'Casey Customer' };
const robin = { id: 8, name: 'Robin Customer' };
const plan: CommandPlan = {
  key: 'first',
  action: 'restart',
  node: { id: 3, alias: 'berlin-2' },
  servers: [
    { id: 1, name: 'Living Room', owner: casey, status: 'running' },
    { id: 4, name: 'Studio', owner: robin, status: 'running' },
  ],
  skipped: {
    count: 2,
    servers: [
      { id: 2, name: 'Family Cinema', owner: casey, status: 'stopped', reason: 'stopped' },
      { id: 3, name: 'Holiday House', owner: casey, status: 'running', reason: 'busy' },
    ],
  },
  reach: { servers: 2, customers: 2, shared_with: 1, tickets: 3 },
};
const changed: CommandPlan = {
  ...plan,
  key: 'second',
  servers: plan.servers.slice(0, 1),
  reach: { ...plan.reach, servers: 1, customers: 1 },
};
const idle: CommandPlan = {
  ...plan,
  action: 'start',
  servers: [],
  skipped: {
    count: 12,
    servers: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      name: `Room ${index + 1}`,
      owner: casey,
      status: 'running' as const,
      reason: 'running' as const,
    })),
  },
  reach: { servers: 0, customers: 0, shared_with: 0, tickets: 0 },
};

const found: readonly SearchResult[] = [
  {
    id: 7,
    section: 'users',
    name: 'Casey Customer',
    detail: 'c@kronos.test',
    image: null,
    target: '/app/admin/users/7',
  },
  { id: 3, section: 'nodes', name: 'berlin-2', detail: '10.0.0.2', image: null, target: '/app/admin/nodes/3' },
  { id: 1, section: 'services', name: 'Living Room', detail: 'Casey', image: null, target: '/app/admin/dashboard' },
];

const meta = {
  title: 'Shell/AdminCommands',
  args: { ...panelArgs, as: 'admin', path: '/app/admin/services' },
  render: renderPanel(({ server }) => {
    server.answer('adminServers.list', {
      data: [],
      meta: { total: 0, per_page: 25, current_page: 1, last_page: 1 },
    });
    server.answer('adminSearch.search', ({ query }) => ({
      results: found.filter(({ section }) => query.query.startsWith(`${section}:`) || !query.query.includes(':')),
    }));
    server.answer('adminCommands.plan', { data: plan });
    server.answer('adminCommands.run', { success: true, message: 'Begun.', process: { id: 20 } });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const page = () => within(document.body);
const calls = (endpoint: string) => onStage().server.calls.filter((call) => call.endpoint === endpoint);

/** Types into the search. */
async function type({ canvas, userEvent }: Play, text: string, search = 'Search') {
  const opener = await canvas.findByRole('button', { name: search }, patient);
  await userEvent.click(opener);
  await userEvent.type(await page().findByRole('combobox', { name: search }, patient), text);
  return opener;
}

/** Chooses a command by its name, and returns what opened the search. */
async function choose(play: Play, text: string, name: string) {
  const opener = await type(play, text);
  await page().findByRole('option', { name: new RegExp(`^${name}`) }, patient);
  await play.userEvent.keyboard('{Enter}');
  return opener;
}

/** Chooses a command by its name, and returns its plan. */
async function ask(play: Play, text: string, name: string) {
  const opener = await choose(play, text, name);
  const dialog = within(await page().findByRole('dialog', { name: `${name}?` }, patient));
  return { opener, dialog };
}

/** The beginning of a command is completed, then the name of the node, with one request each. */
export const Suggests: Story = {
  play: async (play) => {
    const opener = await type(play, 'rest');
    await page().findByRole('option', { name: /^Restart servers on …/ }, patient);
    await play.userEvent.keyboard('{Enter}');
    const field = page().getByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveValue('restart servers on '));
    await play.userEvent.keyboard('berl');
    const group = await page().findByRole('group', { name: 'Commands' }, patient);
    await waitFor(() => expect(within(group).getByRole('option')).toHaveTextContent('Restart servers on berlin-2'));
    await expect(calls('adminSearch.search').at(-1)).toMatchObject({ query: { query: 'nodes:berl' } });
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(calls('adminCommands.plan')).toEqual([]);
  },
};

/**
 * The plan shows the affected servers, those left out with the reasons, and the users it reaches; nothing is done
 * before a confirmation.
 */
export const ShowsThePlan: Story = {
  play: async (play) => {
    const { opener, dialog } = await ask(play, 'restart servers on berlin', 'Restart servers on berlin-2');
    await expect(await dialog.findByRole('row', { name: /Living Room/ }, patient)).toHaveTextContent('Casey Customer');
    await expect(dialog.getByRole('row', { name: /Holiday House/ })).toHaveTextContent(
      'Another operation is in progress',
    );
    await expect(dialog.getByText('Their open tickets').nextSibling).toHaveTextContent('3');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(calls('adminCommands.run')).toEqual([]);
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A run links to its results, and the focus returns. */
export const Runs: Story = {
  play: async (play) => {
    const { opener, dialog } = await ask(play, 'restart servers on berlin', 'Restart servers on berlin-2');
    const run = await dialog.findByRole('button', { name: 'Restart 2 servers' }, patient);
    await play.userEvent.tab();
    await waitFor(() => expect(run).toHaveFocus());
    await play.userEvent.keyboard('{Enter}');
    await page().findByText('The servers on berlin-2 are being restarted', undefined, patient);
    await expect(calls('adminCommands.run')).toHaveLength(1);
    await expect(calls('adminCommands.run')[0]).toMatchObject({
      body: { action: 'restart', node_id: 3, key: 'first' },
    });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** When servers changed after the plan was shown, nothing is begun, and the new plan needs a confirmation. */
export const HasChanged: Story = {
  play: async (play) => {
    const { dialog } = await ask(play, 'restart servers on berlin', 'Restart servers on berlin-2');
    const { server } = onStage();
    server.refuse('adminCommands.run', 409, { message: 'The servers on berlin-2 have changed in the meantime.' });
    await dialog.findByRole('button', { name: 'Restart 2 servers' }, patient);
    server.answer('adminCommands.plan', { data: changed });
    await play.userEvent.click(dialog.getByRole('button', { name: 'Restart 2 servers' }));
    await expect(await dialog.findByText('The servers have changed in the meantime')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Restart 1 server' })).toBeVisible();
    await expect(dialog.queryByRole('row', { name: /Studio/ })).toBeNull();
  },
};

/** A refusal is shown in the dialog, with the plan unchanged. */
export const Refused: Story = {
  play: async (play) => {
    const { dialog } = await ask(play, 'restart servers on berlin', 'Restart servers on berlin-2');
    onStage().server.refuse('adminCommands.run', 403, { message: 'You may look, but not act.' });
    await play.userEvent.click(await dialog.findByRole('button', { name: 'Restart 2 servers' }, patient));
    await expect(await dialog.findByText('You may look, but not act.')).toBeVisible();
    await expect(dialog.getByRole('row', { name: /Studio/ })).toBeVisible();
  },
};

/** A plan with nothing to do cannot be confirmed. */
export const NothingToDo: Story = {
  args: { prepare: ({ server }: TestApp) => server.answer('adminCommands.plan', { data: idle }) },
  play: async (play) => {
    const { dialog } = await ask(play, 'start servers on berlin', 'Start servers on berlin-2');
    await expect(
      await dialog.findByText('Nothing to do: all 12 servers are already running.', undefined, patient),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Start/ })).toBeNull();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};

/** A plan that could not be read can be read again. */
export const Failed: Story = {
  args: { prepare: ({ server }: TestApp) => server.refuse('adminCommands.plan', 500, { message: 'Down.' }) },
  play: async (play) => {
    const { dialog } = await ask(play, 'stop servers on berlin', 'Stop servers on berlin-2');
    await dialog.findByText('The plan could not be loaded', undefined, patient);
    onStage().server.answer('adminCommands.plan', { data: { ...plan, action: 'stop' } });
    await play.userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await expect(await dialog.findByRole('button', { name: 'Stop 2 servers' })).toBeEnabled();
  },
};

const accepted = { success: true as const, message: 'Begun.', process: { id: 21 } };

/** A single server asks the same question as on its own page. */
export const RestartsOne: Story = {
  args: {
    prepare: ({ server }: TestApp) => {
      server.answer('customerServers.blastRadius', { servers: 1, customers: 1, shared_with: 2, operations: 0 });
      server.answer('customerServers.restart', accepted);
    },
  },
  play: async (play) => {
    await choose(play, 'restart living', 'Restart Living Room');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Restart Living Room?' }, patient));
    await play.userEvent.click(dialog.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(calls('customerServers.restart')).toHaveLength(1));
    await expect(calls('customerServers.restart')[0]).toMatchObject({ params: { id: 1 } });
  },
};

/** An admin who signs in as a user must give a reason first. */
export const SignsInAs: Story = {
  play: async (play) => {
    await choose(play, 'sign in as casey', 'Sign in as Casey Customer');
    const dialog = within(await page().findByRole('dialog', { name: /Casey Customer/ }, patient));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveFocus());
    await expect(calls('impersonations.begin')).toEqual([]);
  },
};

/** The mounts of a node are checked in a process, to which a toast links. */
export const ChecksMounts: Story = {
  args: { prepare: ({ server }: TestApp) => server.answer('adminNodes.checkMounts', accepted) },
  play: async (play) => {
    await choose(play, 'check mounts on berl', 'Check mounts on berlin-2');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Check the mounts on berlin-2?' }, patient));
    await expect(calls('adminNodes.checkMounts')).toEqual([]);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Check mounts' }));
    await page().findByText('The mounts on berlin-2 are being checked', undefined, patient);
    await expect(calls('adminNodes.checkMounts')[0]).toMatchObject({ params: { id: 3 } });
  },
};

/** The restart of a machine interrupts its servers; the question says so, even while their number is not known. */
export const Reboots: Story = {
  args: {
    prepare: ({ server }: TestApp) => {
      server.refuse('adminNodes.one', 500, { message: 'Down.' });
      server.answer('adminNodes.restart', accepted);
    },
  },
  play: async (play) => {
    await choose(play, 'reboot berl', 'Reboot berlin-2');
    const dialog = within(await page().findByRole('alertdialog', { name: 'Restart berlin-2?' }, patient));
    await expect(calls('adminNodes.restart')).toEqual([]);
    await play.userEvent.click(dialog.getByRole('button', { name: 'Restart node' }));
    await waitFor(() => expect(calls('adminNodes.restart')[0]).toMatchObject({ params: { id: 3 } }));
  },
};

/** In German the verb comes before or after the servers. */
export const German: Story = {
  args: { locale: 'de' },
  play: async (play) => {
    await type(play, 'server neu starten auf berl', 'Suchen');
    const option = await page().findByRole('option', { name: /^Server auf berlin-2 neu starten/ }, patient);
    await play.userEvent.click(option);
    const dialog = within(await page().findByRole('dialog', { name: 'Server auf berlin-2 neu starten?' }, patient));
    await expect(await dialog.findByRole('button', { name: '2 Server neu starten' }, patient)).toBeEnabled();
    await expect(dialog.getByText('2 Server bleiben, wie sie sind')).toBeVisible();
  },
};
