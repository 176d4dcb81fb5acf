import { contract, type FolderCheck } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const at = new Date(now - 120_000).toISOString();
const terabyte = 1024 ** 4;
const unknown = { is_writable: null, size_bytes: null, free_bytes: null };
const found = { state: 'found', is_writable: true, size_bytes: 4 * terabyte, free_bytes: 1.5 * terabyte } as const;
const on = (id: number, alias: string, more: Omit<FolderCheck, 'node' | 'checked_at'>): FolderCheck => ({
  node: { id, alias },
  checked_at: more.state === 'no-machine' ? null : at,
  ...more,
});

const saved = (checks: readonly FolderCheck[]) =>
  contract.adminDeploymentPaths.one.response.parse({
    version: 'first',
    data: {
      id: 7,
      name: 'Fast disk',
      path: '/srv/kronos',
      node: null,
      is_enabled: true,
      usable_on: 1,
      servers: 12,
      created_at: at,
      checks,
    },
  });

const checks = [
  on(1, 'Frankfurt 1', found),
  on(2, 'Frankfurt 2', { ...found, is_writable: false }),
  on(3, 'Amsterdam', { state: 'missing', ...unknown }),
  on(4, 'Singapore', { state: 'unreachable', ...unknown }),
  on(5, 'Lab', { state: 'no-machine', ...unknown }),
];

const meta = {
  title: 'Shell/Storage',
  args: { ...panelArgs, as: 'admin', path: '/app/admin/storage/deployment-paths/7' },
  render: renderPanel(({ server }) => {
    server.answer('adminDeploymentPaths.one', saved(checks));
    server.answer('adminDeploymentPaths.check', {
      success: true,
      message: 'Fast disk is being checked.',
      processes: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row per node: a folder that exists, one that cannot be written, and an unreachable node. */
export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Singapore' }, patient)).toBeVisible();
    // The form and the field that finds nodes are loaded separately; without them the page is shorter.
    await expect(await canvas.findByRole('textbox', { name: 'Name' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^Node/ }, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Delete deployment path' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Recent Processes' }, patient)).toBeVisible();
    await expect(await canvas.findByText('Live', undefined, patient)).toBeVisible();
  },
};

/** By keyboard; the toast says how many nodes are checked. */
export const Check: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Check on nodes' }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Checking Fast disk on 4 nodes')).toBeVisible(), patient);
    const call = onStage().server.calls.findLast(({ endpoint }) => endpoint === 'adminDeploymentPaths.check');
    await expect(call?.params).toEqual({ id: 7 });
  },
};
