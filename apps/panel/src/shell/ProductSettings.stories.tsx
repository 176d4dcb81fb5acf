import { contract, type ProductSettings } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { now, productSettings } from '../testing/fixtures.ts';
import { pageOf } from '../testing/page-of.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const saved: ProductSettings & { version: string } = {
  ...productSettings,
  cycles: ['monthly', 'yearly'],
  currency: 'CHF',
  trial_days: 14,
  visibility: 'hidden',
  plex_image: 'linuxserver/plex:latest',
  streams: 4,
};

const meta = {
  title: 'Shell/ProductSettings',
  args: { ...panelArgs, path: '/app/admin/app-management/product-settings', as: 'admin' },
  render: renderPanel(({ server }) => {
    server.answer('adminProductSettings.read', saved);
    server.answer('adminImages.list', contract.adminImages.list.response.parse(pageOf()));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentTo = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint)?.body;

/** Only changed fields are sent; a refusal is shown at its field. */
export const Changes: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Once' }, patient));
    const streams = canvas.getByRole('textbox', { name: /^Streams at once/ });
    await expect(streams).toHaveValue('4');
    await userEvent.clear(streams);
    await userEvent.type(streams, '99999');
    await userEvent.tab();
    const errors = { streams: ['At most 5000'] };
    server.refuse('adminProductSettings.save', 422, { message: 'Some fields are not valid.', errors });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('At most 5000', {}, patient);
    await userEvent.clear(streams);
    await userEvent.tab();
    const change: Partial<ProductSettings> = { cycles: ['monthly', 'yearly', 'once'], streams: null };
    server.answer('adminProductSettings.save', { success: true });
    server.answer('adminProductSettings.read', { ...saved, ...change });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('The product settings have been saved.', {}, patient);
    await expect(sentTo('adminProductSettings.save')).toEqual(change);
  },
};

/** What another admin saves appears in the fields that were not changed here. */
export const FollowsOthers: Story = {
  async play({ canvas, userEvent }) {
    const { server, managers } = onStage();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Once' }, patient));
    server.answer('adminProductSettings.read', { ...saved, trial_days: 21 });
    managers[0]?.emit('admin', 'product-settings-changed', {});
    const days = canvas.getByRole('textbox', { name: /^Trial days/ });
    await waitFor(() => expect(days).toHaveValue('21'), patient);
    await expect(canvas.getByRole('checkbox', { name: 'Once' })).toBeChecked();
  },
};

/** A failure shows the reason, and can be retried. */
export const Fails: Story = {
  args: {
    prepare: ({ server }) => server.refuse('adminProductSettings.read', 500, { message: 'The database is away.' }),
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The database is away.', {}, patient);
    onStage().server.answer('adminProductSettings.read', saved);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('checkbox', { name: 'Monthly' }, patient);
  },
};

/** A new server product begins with the settings, and has price fields for the installation's cycles. */
export const BeginsAServer: Story = {
  args: { path: '/app/admin/products/create/server/plex' },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }, patient), 'Cinema');
    await expect(canvas.getByRole('radio', { name: 'Hidden' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: /^Image/ })).toHaveValue('linuxserver/plex:latest');
    await expect(canvas.getAllByRole('textbox', { name: /^Price/ })).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price monthly/ }), '9');
    await userEvent.tab();
    server.answer('adminProducts.create', { success: true, id: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }));
    await waitFor(() =>
      expect(sentTo('adminProducts.create')).toMatchObject({
        name: 'Cinema',
        currency: 'CHF',
        trial_days: 14,
        visibility: 'hidden',
        image: 'linuxserver/plex:latest',
        limits: { streams: 4 },
        prices: [{ cycle: 'monthly', amount: 900 }],
      }),
    );
  },
};

/** An add-on has no server limits. */
export const BeginsAnAddOn: Story = {
  args: { path: '/app/admin/products/create/add-on/streams' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: /^Streams at once/ }, patient)).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Hidden' })).toBeChecked();
  },
};

/** A product keeps a cycle that is no longer among the installation's. */
export const KeepsAFormerCycle: Story = {
  args: {
    path: '/app/admin/products/3',
    prepare({ server }) {
      const data = {
        id: 3,
        name: 'Plex Starter',
        category: 'server',
        type: 'plex',
        limits: {},
        prices: [{ cycle: 'quarterly', amount: 2500 }],
        servers: 0,
        archived_at: null,
        created_at: new Date(now).toISOString(),
      };
      server.answer('adminProducts.one', contract.adminProducts.one.response.parse({ version: 'a', data }));
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('textbox', { name: /^Price monthly/ }, patient);
    await expect(canvas.getByRole('textbox', { name: /^Price quarterly/ })).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: /^Price/ })).toHaveLength(3);
  },
};
