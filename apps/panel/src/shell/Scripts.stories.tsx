import {
  contract,
  type ScriptDetail,
  type ScriptOnNode,
  type ScriptRow,
  type ScriptRunDetail,
  type ScriptRunRow,
} from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { aNodeRow, now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const at = new Date(now - 3_600_000).toISOString();
const meta = { total: 2, per_page: 25, current_page: 1, last_page: 1 };
const script: ScriptRow = {
  id: 2,
  name: 'Upgrade rclone',
  description: 'Installs a release of rclone and remounts everything.',
  version: 3,
  as_root: true,
  runs: 4,
  last_run_at: at,
  changed_at: at,
};
const detail: ScriptDetail = {
  ...script,
  source: '#!/bin/sh\nset -e\ndpkg -i "/tmp/rclone-$RELEASE.deb"\nsystemctl restart "rclone-*.service"\n',
  variables: [{ name: 'RELEASE', value: '1.71.2' }],
};
const run: ScriptRunRow = {
  id: 7,
  script: { id: 2, name: 'Upgrade rclone' },
  version: 3,
  state: 'running',
  at,
  by: 'Ada Admin',
  node: null,
  nodes: 3,
  ended: 2,
  failed: 1,
};
const on = (id: number, alias: string, more: Partial<ScriptOnNode>): ScriptOnNode => ({
  node: { id, alias },
  state: 'done',
  exit_code: 0,
  seconds: 14,
  process_id: 10 + id,
  message: 'The script has finished.',
  ...more,
});
const runDetail: ScriptRunDetail = {
  ...run,
  source: detail.source,
  as_root: true,
  variables: detail.variables,
  items: [
    on(1, 'Berlin 2', {}),
    on(2, 'Falkenstein', { state: 'failed', exit_code: 3, message: 'The script ended with exit code 3.' }),
    on(3, 'Helsinki', { state: 'running', exit_code: null, seconds: null, message: '' }),
  ],
};
const lines = [
  { id: 1, process_id: 11, text: 'Unpacking rclone (1.71.2) …' },
  { id: 2, process_id: 12, text: 'dpkg: error: the lock is held by another process' },
  { id: 3, process_id: 13, text: 'Unpacking rclone (1.71.2) …' },
  { id: 4, process_id: 11, text: 'Done.' },
];

const stories = {
  title: 'Shell/Scripts',
  args: { ...panelArgs, path: '/app/admin/integrations/scripts', as: 'admin' },
  render: renderPanel(({ server }) => {
    const scripts = [script, { ...script, id: 3, name: 'Free space', runs: 0, last_run_at: null, as_root: false }];
    server.answer('adminScripts.list', contract.adminScripts.list.response.parse({ data: scripts, meta }));
    server.answer('adminScripts.one', { data: detail, version: 'a' });
    server.answer('adminScripts.versions', {
      data: [
        { version: 3, by: 'Ada Admin', at },
        { version: 2, by: 'Ada Admin', at },
        { version: 1, by: null, at },
      ],
    });
    server.answer('adminScripts.version', {
      data: { version: 2, by: 'Ada Admin', at, source: '#!/bin/sh\nset -e\n', variables: [], as_root: true },
    });
    const runs = [
      run,
      { ...run, id: 6, state: 'done' as const, node: { id: 1, alias: 'Berlin 2' }, nodes: 1, failed: 0 },
    ];
    server.answer('adminScriptRuns.list', contract.adminScriptRuns.list.response.parse({ data: runs, meta }));
    server.answer('adminScriptRuns.one', { data: runDetail });
    server.answer('adminScriptRuns.lines', { data: lines });
  }),
  // React Aria announces a pending button by its name for some seconds, even after the button is removed.
  parameters: { a11y: { config: { rules: [{ id: 'role-img-alt', enabled: false }] } } },
} satisfies Meta<PanelArgs>;
export default stories;
type Story = StoryObj<typeof stories>;

/** The stored scripts, and how often each ran. */
export const Lists: Story = {
  async play({ canvas }) {
    await canvas.findByRole('link', { name: 'Upgrade rclone' }, patient);
    await expect(canvas.getByText('Never')).toBeVisible();
  },
};

/** An earlier version is compared with the current one, and restored. */
export const RestoresAVersion: Story = {
  args: { path: '/app/admin/integrations/scripts/2' },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }, patient));
    await userEvent.click(await screen.findByRole('option', { name: /^Version 2 · .* · Ada Admin$/ }, patient));
    await canvas.findByText('RELEASE=1.71.2', {}, patient);
    server.answer('adminScripts.restore', { success: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore version 2' }));
    await screen.findByText('Version 2 has been restored', {}, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminScripts.restore');
    await expect(sent?.params).toMatchObject({ id: 2, version: 2 });
  },
};

/** The runs of all nodes. */
export const ListsRuns: Story = {
  args: { path: '/app/admin/nodes/scripts' },
  async play({ canvas }) {
    await canvas.findByText('3 nodes', {}, patient);
    await expect(canvas.getByText('1 of 3')).toBeVisible();
    await expect(canvas.getByText('Berlin 2')).toBeVisible();
  },
};

/** A script is run with values for its variables; a refusal stays at its field. */
export const Runs: Story = {
  args: { path: '/app/admin/nodes/scripts' },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    server.answer(
      'adminNodes.list',
      contract.adminNodes.list.response.parse({
        data: [
          {
            id: 3,
            alias: 'Helsinki',
            host: 'hel.example.test',
            kind: 'ssh',
            provider: null,
            region: null,
            owner: null,
            enabled: true,
            up: true,
            failure: null,
            seen_at: at,
            capacity: null,
            servers: 12,
            running: 9,
            figures: null,
            created_at: at,
          },
        ],
        meta,
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Run script' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Run script' }, patient);
    await userEvent.type(await within(dialog).findByRole('combobox', { name: 'Script' }), 'up');
    await userEvent.click(await screen.findByRole('option', { name: /Upgrade rclone/ }, patient));
    await within(dialog).findByText('This script runs as root.', {}, patient);
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Nodes' }), 'hel');
    await userEvent.click(await screen.findByRole('option', { name: /Helsinki/ }, patient));
    await userEvent.tab();
    const release = await within(dialog).findByRole('textbox', { name: 'RELEASE' }, patient);
    await expect(release).toHaveValue('1.71.2');
    await userEvent.clear(release);
    await userEvent.type(release, '1.72.0');
    server.refuse('adminScriptRuns.begin', 409, { message: 'Not now.' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Run on 1 node' }));
    await within(dialog).findByText('Not now.');
    server.answer('adminScriptRuns.begin', { success: true, id: 7 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Run on 1 node' }));
    await canvas.findByRole('heading', { level: 1, name: 'Upgrade rclone, version 3' }, patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'adminScriptRuns.begin');
    await expect(sent?.body).toEqual({
      script_id: 2,
      node_ids: [3],
      variables: [{ name: 'RELEASE', value: '1.72.0' }],
    });
  },
};

/** All nodes are chosen at once; one of them can be left out. */
export const RunsOnAllNodes: Story = {
  args: { path: '/app/admin/nodes/scripts' },
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const rows = [aNodeRow({ id: 3, alias: 'Helsinki' }), aNodeRow({ id: 4, alias: 'Falkenstein' })];
    server.answer('adminNodes.export', { data: rows, meta: { total: 2 } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Run script' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Run script' }, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'All nodes' }));
    await dialog.findByRole('button', { name: 'Run on 2 nodes' }, patient);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Falkenstein' }));
    await expect(dialog.getByRole('button', { name: 'Run on 1 node' })).toBeVisible();
  },
};

/** The output on each node, and the outcome. */
export const FollowsARun: Story = {
  args: { path: '/app/admin/nodes/scripts/7' },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The script ended with exit code 3.', {}, patient);
    await expect(canvas.getByText(/^Falkenstein │ dpkg: error/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Output of/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Berlin 2' }, patient));
    await canvas.findByText('Done.', {}, patient);
    await expect(canvas.queryByText(/dpkg: error/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};
