import type { UserRow } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';
import type { TestApp } from '../testing/StoryPanel.tsx';

const names = ['Ada Admin', 'Casey Customer', 'Robin Reseller', 'Tariq Tester'];
const userOf = (id: number): UserRow => ({
  id,
  name: names[id - 1] ?? `Customer ${id}`,
  email: `user-${id}@kronos.test`,
  is_admin: id === 1,
  is_moderator: false,
  is_reseller: id === 3,
  is_trial: id === 2 || id === 4,
  is_contributor: false,
  whmcs_id: null,
  restrictions: [],
  past_due: false,
  parent: null,
  servers: id,
  created_at: new Date(now - id * 86_400_000).toISOString(),
  last_seen_at: null,
});
const rows = names.map((_, index) => userOf(index + 1));

const answerRows =
  (found: readonly UserRow[]) =>
  ({ server }: TestApp) =>
    server.answer('adminUsers.list', ({ query: { page, per_page = 25 } }) => ({
      data: found.slice((page - 1) * per_page, page * per_page),
      meta: { total: found.length, per_page, current_page: page, last_page: Math.ceil(found.length / per_page) },
    }));

const meta = {
  title: 'Shell/Lists',
  // Description and shortcut belong to an item's description; WCAG 2.5.3 asks for its label in the name only.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  args: { ...panelArgs, as: 'admin', path: '/app/admin/users' },
  render: renderPanel(answerRows(rows)),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, button: string, item: string) {
  const page = within(document.body);
  (await canvas.findByRole('button', { name: button }, patient)).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await page.findByRole('menu', undefined, patient);
  const found = within(menu).getByText(item).closest<HTMLElement>('[role^="menuitem"]');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  found?.focus();
  await userEvent.keyboard('{Enter}');
}

/** Every list on a phone is a stack of cards. */
export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Tariq Tester' }, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
    // The parts of the frame that are loaded last.
    await expect(await canvas.findByRole('button', { name: 'Recent Processes' }, patient)).toBeVisible();
    await expect(await canvas.findByText('Live', undefined, patient)).toBeVisible();
  },
};

/** Columns are hidden, a view is saved with them, and the list opens with it. */
export const KeepsAView: Story = {
  args: { path: '/app/admin/users?role=reseller' },
  play: async ({ canvas, userEvent, step }) => {
    const page = within(document.body);
    const { location } = onStage();
    const header = (name: string) => canvas.queryByRole('columnheader', { name });
    const closed = () => waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await canvas.findByRole('rowheader', { name: 'Robin Reseller' }, patient);

    await step('a column goes', async () => {
      await expect(header('Servers')).not.toBeNull();
      await choose({ canvas, userEvent }, 'Columns', 'Servers');
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Servers', hidden: true })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('what is shown gets a name, and is what the list opens with', async () => {
      await choose({ canvas, userEvent }, 'Views', 'Save view');
      const name = await page.findByRole('textbox', { name: 'Name of the view' }, patient);
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.type(name, 'Resellers{Enter}');
      await canvas.findByRole('button', { name: 'Resellers' });
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await choose({ canvas, userEvent }, 'Resellers', 'Open the list with Resellers');
      await closed();
    });
    await step('the whole list has an address of its own', async () => {
      await choose({ canvas, userEvent }, 'Columns', 'Show all columns');
      await closed();
      await waitFor(() => expect(header('Servers')).not.toBeNull());
      canvas.getByRole('button', { name: 'Clear all' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location.read()).toBe('/app/admin/users?view=all'));
      await canvas.findByRole('button', { name: 'Views' });
    });
    await step('an address that says nothing opens the view', async () => {
      const before = onStage().asked('adminUsers.list');
      onStage().app.location.navigate('/app/admin/users');
      await waitFor(() => expect(location.read()).toBe('/app/admin/users?role=reseller'));
      await canvas.findByRole('button', { name: 'Resellers' });
      await waitFor(() => expect(header('Servers')).toBeNull());
      await waitFor(() => expect(onStage().asked('adminUsers.list')).toBe(before + 1));
    });
    await step('it is deleted, and comes back', async () => {
      await choose({ canvas, userEvent }, 'Resellers', 'Delete Resellers');
      await canvas.findByRole('button', { name: 'Views' });
      const undo = await page.findByRole('button', { name: 'Undo' }, patient);
      undo.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('button', { name: 'Resellers' })).toBeVisible();
    });
  },
};

/** With more rows than a table can lay out quickly, only those in view are rendered, but all can be selected. */
export const DrawsAThousand: Story = {
  args: {
    path: '/app/admin/users?per_page=1000',
    prepare: answerRows(Array.from({ length: 1200 }, (_, index) => userOf(index + 1))),
  },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await canvas.findByRole('grid', { name: 'Users' }, patient);
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Users' })).toHaveAttribute('aria-rowcount', '1001'));
    await expect(canvas.getByText('1–1,000 of 1,200')).toBeVisible();
    await expect(document.querySelectorAll('[role="rowheader"]').length).toBeLessThan(60);
    (await canvas.findByRole('checkbox', { name: 'Select Casey Customer' })).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await page.findAllByText('3 selected');
    await userEvent.keyboard('{Control>}a{/Control}');
    await page.findAllByText('1000 selected');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByRole('rowheader', { name: 'Customer 1000' })).toBeVisible();
  },
};

/** A failure for one of several rows is reported by name, and retried for that row. */
export const RetriesWhatFailed: Story = {
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const { server } = onStage();
    const sent = () => server.calls.filter(({ endpoint }) => endpoint === 'adminUsers.bulk').map(({ body }) => body);
    const message = 'Somebody else is changing this user.';
    server.answer('adminUsers.bulk', {
      success: true,
      outcomes: [2, 4].map((id) => ({ id, success: false, message })),
    });
    for (const name of ['Casey Customer', 'Tariq Tester']) {
      const box = await canvas.findByRole('checkbox', { name: `Select ${name}` }, patient);
      await userEvent.click(box);
      await waitFor(() => expect(box).toBeChecked());
    }
    page.getByRole('button', { name: 'End trial' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await page.findByRole('dialog', { name: 'End trial' }, patient);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('0 of 2 done');
    await expect(within(dialog).getByRole('row', { name: /Casey Customer/ })).toHaveTextContent(
      'Somebody else is changing this user.',
    );
    within(dialog).getByRole('button', { name: 'Retry 2 failed' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toEqual([1, 2].map(() => ({ ids: [2, 4], action: 'end_trial' }))));
    await expect(within(dialog).getByRole('button', { name: /^Retry 2 failed/ })).toBeInTheDocument();
  },
};
