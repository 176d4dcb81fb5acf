import { contract, type NodeTest } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pageOf } from '../testing/page-of.ts';
import { aNode, aServer, nodeDefaults, now, productSettings } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const product = contract.adminProducts.one.response.parse({
  version: 'a',
  data: {
    id: 3,
    name: 'Plex Starter',
    category: 'server',
    type: 'plex',
    limits: {},
    servers: 2,
    archived_at: null,
    created_at: new Date(now).toISOString(),
  },
});

const meta = {
  title: 'Shell/Forms',
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
  args: panelArgs,
  render: renderPanel(({ server }) => {
    let node = aNode();
    let own = aServer();
    server.answer('adminNodes.one', () => ({ data: node, version: 'first' }));
    server.answer('adminNodes.update', ({ body }) => {
      node = { ...node, alias: body.alias ?? node.alias, host: body.host ?? node.host };
      return { success: true, data: node };
    });
    server.answer('adminProducts.one', product);
    server.answer('adminProducts.duplicate', { success: true, id: 4 });
    server.answer('adminProductSettings.read', productSettings);
    server.answer('customerServers.list', () => ({ data: [own] }));
    server.answer('customerServers.one', () => own);
    server.answer('customerServers.figures', { data: null });
    server.answer('customerServers.timeline', { data: [], meta: { next: null } });
    server.answer('customerServers.update', ({ body }) => {
      own = { ...own, name: body.name };
      return { success: true };
    });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const tried = (message: string, success = true): NodeTest => ({
  success,
  message,
  host_key: null,
  public_key: null,
  found: null,
});

/** Input changed while the rest is being saved is kept, and so is the page. */
export const TypesAhead: Story = {
  args: { path: '/app/admin/nodes/3/edit', as: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const { server, app } = onStage();
    const letThrough = server.hang('adminNodes.update');
    const alias = await canvas.findByRole('textbox', { name: 'Name' }, patient);
    const host = canvas.getByRole('textbox', { name: 'Address for customers' });
    await userEvent.type(alias, ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(host, '.');
    letThrough();
    await canvas.findByRole('heading', { level: 1, name: /Rack 2/ });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled());
    await expect([alias, host].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Rack 2',
      'rack.example.test.',
    ]);
    await expect(app.location.read()).toBe('/app/admin/nodes/3/edit');

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.location.read()).toBe('/app/admin/nodes/3'));
    await expect(server.calls.findLast(({ endpoint }) => endpoint === 'adminNodes.update')?.body).toMatchObject({
      alias: 'Rack 2',
      host: 'rack.example.test.',
    });
  },
};

/** The fields of a section are remounted only with the values that were submitted. */
export const TypesAheadInAPart: Story = {
  args: { path: '/app/dashboard/1?tab=settings' },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const letThrough = server.hang('customerServers.update');
    const name = await canvas.findByRole('textbox', { name: 'Name of the server' }, patient);
    const save = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.type(name, ' 2');
    await userEvent.click(save);
    await userEvent.type(name, '3');
    letThrough();
    await canvas.findByRole('heading', { level: 1, name: 'Living room 2' });
    await waitFor(() => expect(save).not.toHaveAttribute('data-pending'));
    await expect(canvas.getByRole('textbox', { name: 'Name of the server' })).toHaveValue('Living room 23');

    await userEvent.click(save);
    await canvas.findByRole('heading', { level: 1, name: 'Living room 23' });
    await waitFor(() => expect(name).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Name of the server' })).toHaveValue('Living room 23');
  },
};

/** A user who has moved on before the save completes keeps the focus there. */
export const GoesOnMeanwhile: Story = {
  args: { path: '/app/dashboard/1?tab=settings' },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const rename = async (more: string) => {
      const letThrough = server.hang('customerServers.update');
      const field = await canvas.findByRole('textbox', { name: 'Name of the server' }, patient);
      await userEvent.type(field, `${more}{Enter}`);
      return async () => {
        letThrough();
        await waitFor(() => expect(field).not.toBeInTheDocument());
      };
    };
    const saved = await rename(' 2');
    const elsewhere = canvas.getByRole('button', { name: /^Account of/ });
    elsewhere.focus();
    await saved();
    await expect(elsewhere).toHaveFocus();

    await (await rename('3'))();
    await expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus();
  },
};

/** A second press while the request is pending does nothing. */
export const PressesTwice: Story = {
  args: { path: '/app/admin/products/3', as: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const { server, app, asked } = onStage();
    const letThrough = server.hang('adminProducts.duplicate');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Duplicate' }, patient));
    letThrough();
    await waitFor(() => expect(app.location.read()).toBe('/app/admin/products/4'));
    await expect(asked('adminProducts.duplicate')).toBe(1);
  },
};

/** A response after the user has left does not navigate, not even for a user who has come back. */
export const LeavesBeforeTheAnswer: Story = {
  args: {
    path: '/app/admin/nodes/create',
    as: 'admin',
    prepare: ({ server }) => {
      server.answer('adminNodeDefaults.read', nodeDefaults);
      server.answer('adminNodes.test', tried('It answers.'));
      server.answer('adminNodes.create', { success: true, data: aNode() });
      server.answer('adminNodes.list', pageOf());
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server, app, location, asked } = onStage();
    const letThrough = server.hang('adminNodes.create');
    const begin = async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }, patient), 'Rack');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Address for customers' }), 'rack.example.test');
      await userEvent.click(canvas.getByRole('radio', { name: /^Sandbox/ }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name in the sandbox' }), 'rack');
    };
    await begin();
    await userEvent.click(canvas.getByRole('button', { name: 'Add node' }));
    await waitFor(() => expect(asked('adminNodes.create')).toBe(1));
    app.location.navigate('/app/admin/nodes');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }, patient));
    await canvas.findByRole('heading', { level: 1, name: 'Nodes' }, patient);
    app.location.navigate('/app/admin/nodes/create');
    await begin();
    letThrough();
    await screen.findByText('The node has been added');
    await expect(location.read()).toBe('/app/admin/nodes/create');
    // It navigates for a user who has stayed.
    await userEvent.click(canvas.getByRole('button', { name: 'Add node' }));
    await waitFor(() => expect(location.read()).toBe('/app/admin/nodes/3'));
  },
};

/** The late response to an older attempt does not replace the result of the newer one. */
export const TriesTwice: Story = {
  args: { path: '/app/admin/nodes/3/edit', as: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const { server, asked } = onStage();
    const answers: (() => void)[] = [];
    server.answer(
      'adminNodes.test',
      ({ body }) =>
        new Promise<NodeTest>((resolve) => {
          answers.push(() => resolve(tried(`Nothing answers at ${body.engine_host}.`, false)));
        }),
    );
    const machine = await canvas.findByRole('textbox', { name: 'Machine' }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await waitFor(() => expect(asked('adminNodes.test')).toBe(1));
    await userEvent.type(machine, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await canvas.findByText('Nothing answers at 10.0.0.71.');
    answers[0]?.();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2');
    await expect(canvas.getByText('Nothing answers at 10.0.0.71.')).toBeVisible();
  },
};
