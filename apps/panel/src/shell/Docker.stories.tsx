import type { EngineDefaults } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const saved: EngineDefaults & { version: string } = {
  version: 'first',
  stop_seconds: 30,
  log_megabytes: 10,
  log_files: 3,
  dns: [],
};
const registry = {
  id: 1,
  host: 'ghcr.io',
  username: 'kronos',
  images: 2,
  servers: 14,
  used_at: new Date(now - 3_600_000).toISOString(),
  failure: null,
  created_at: new Date(now - 86_400_000).toISOString(),
} as const;
const refused = {
  ...registry,
  id: 2,
  host: 'registry.example.com:5000',
  used_at: null,
  failure: 'unauthorized: incorrect username or password',
};

const meta = {
  title: 'Shell/Docker',
  args: { ...panelArgs, path: '/app/admin/integrations/docker', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminEngineDefaults.read', saved);
    server.answer('adminRegistries.list', {
      data: [registry, refused],
      meta: { total: 2, per_page: 20, current_page: 1, last_page: 1 },
    });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only changed fields are sent, and a refusal is shown at its field. */
export const ChangesTheDefaults: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await canvas.findByText('30 seconds', {}, patient);
    await expect(canvas.getByText('3 files of 10 MB')).toBeVisible();
    await expect(canvas.getByText('Those of the node')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Containers' }, patient));
    const stop = dialog.getByRole('textbox', { name: 'Seconds to stop' });
    await userEvent.clear(stop);
    await userEvent.type(stop, '60');
    await userEvent.type(dialog.getByRole('combobox', { name: /Name servers/ }), 'dns.example{Enter}');
    server.refuse('adminEngineDefaults.save', 422, {
      message: 'Some fields are not valid.',
      errors: { dns: ['Enter addresses such as 9.9.9.9'] },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter addresses such as 9.9.9.9');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove dns.example' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Name servers/ }), '9.9.9.9{Enter}');
    server.answer('adminEngineDefaults.save', { success: true });
    server.answer('adminEngineDefaults.read', { ...saved, stop_seconds: 60, dns: ['9.9.9.9'] });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminEngineDefaults.save');
    await expect(sent?.body).toEqual({ stop_seconds: 60, dns: ['9.9.9.9'] });
    await canvas.findByText('60 seconds', {}, patient);
  },
};

/** A registry shows when it was last used, and its message about a failed pull. */
export const ShowsRegistries: Story = {
  async play({ canvas }) {
    const row = await canvas.findByRole('row', { name: /registry\.example\.com/ }, patient);
    await expect(within(row).getByText('Not used yet')).toBeVisible();
    await expect(within(row).getByText(refused.failure)).toBeVisible();
  },
};
