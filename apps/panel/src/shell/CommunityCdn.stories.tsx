import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aCdnHost } from '../testing/media-fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const hosts = [
  aCdnHost({ id: 2, name: 'Amsterdam', latency_ms: 14, servers: 4 }),
  aCdnHost({ is_preferred: true }),
  aCdnHost({ id: 3, name: 'Singapore', state: 'down', latency_ms: null, servers: 0 }),
  aCdnHost({ id: 4, name: 'Warsaw', state: 'unchecked', latency_ms: null, checked_at: null, servers: 0 }),
];
const preference = { cdn: 1, domain: null, hosts };

const meta = {
  title: 'Shell/CommunityCdn',
  args: { ...panelArgs, path: '/app/community-center/cdn' },
  render: renderPanel(({ server }) => {
    server.answer('customerCdn.preference', preference);
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The load and the latency of each host; the list can be sorted by either. */
export const Lists: Story = {
  async play({ canvas, userEvent }) {
    const frankfurt = await canvas.findByRole('row', { name: /Frankfurt/ }, patient);
    await expect(frankfurt).toHaveTextContent(/Preferred.*Answers.*12 servers.*75%.*9 ms/);
    await expect(canvas.getByRole('row', { name: /Singapore/ })).toHaveTextContent(/Not responding.*0 servers/);
    await expect(canvas.getByRole('row', { name: /Warsaw/ })).toHaveTextContent(/Not checked yet.*Never/);
    await waitFor(() => expect(canvas.queryByText('Measuring…')).toBeNull(), patient);
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'From the panel' }));
    await expect(names().slice(0, 2)).toEqual(['FrankfurtPreferred', 'Amsterdam']);
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(names().slice(2)).toEqual(['Amsterdam', 'FrankfurtPreferred']);
  },
};

/** One press makes a host the preferred one. */
export const Prefers: Story = {
  async play({ canvas, userEvent }) {
    const { server } = onStage();
    const row = await canvas.findByRole('row', { name: /Amsterdam/ }, patient);
    const chosen = hosts.map((host) => ({ ...host, is_preferred: host.name === 'Amsterdam' }));
    server.answer('customerCdn.prefer', { success: true, data: { ...preference, cdn: 2, hosts: chosen } });
    await userEvent.click(within(row).getByRole('button', { name: 'Prefer Amsterdam' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Amsterdam/ })).toHaveTextContent('Preferred'), patient);
    const sent = server.calls.findLast(({ endpoint }) => endpoint === 'customerCdn.prefer')?.body;
    await expect(sent).toEqual({ cdn: 2, domain: null });
  },
};

/** Measuring again shows the result. */
export const MeasuresAgain: Story = {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('row', { name: /Frankfurt/ }, patient);
    await waitFor(() => expect(canvas.queryByText('Measuring…')).toBeNull(), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Measure again' }));
    await canvas.findByText('No host answered this browser.', {}, patient);
  },
};

/** An installation without CDN hosts. */
export const None: Story = {
  args: {
    prepare: ({ server }) => server.answer('customerCdn.preference', { cdn: null, domain: null, hosts: [] }),
  },
  async play({ canvas }) {
    await canvas.findByText('There are no CDN hosts yet', {}, patient);
    await expect(canvas.queryByRole('button', { name: 'Measure again' })).toBeNull();
  },
};

export const RetriesAfterAFailure: Story = {
  args: { prepare: ({ server }) => server.refuse('customerCdn.preference', 500, { message: 'Not now.' }) },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The CDN hosts could not be loaded', {}, patient);
    onStage().server.answer('customerCdn.preference', preference);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('row', { name: /Frankfurt/ }, patient);
  },
};
