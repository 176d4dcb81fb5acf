import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aServer } from '../testing/fixtures.ts';
import { aCdnHost, aCdnRoute, aClaimStatus } from '../testing/media-fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const running = aServer({ status: 'running' });
const hosts = [
  aCdnHost({ is_preferred: true }),
  aCdnHost({ id: 2, name: 'Amsterdam', hostname: 'ams.cdn.test', latency_ms: 14 }),
  aCdnHost({ id: 3, name: 'Singapore', hostname: 'sin.cdn.test', state: 'down', latency_ms: null }),
];
const domain = { name: 'media.example.test', state: 'ready', found: 'fra.cdn.test', checked_at: null } as const;
const direct = { route: null, hosts, domain };

const meta = {
  title: 'Shell/Cdn',
  args: { ...panelArgs, path: '/app/dashboard/1?tab=cdn' },
  render: renderPanel(({ server }) => {
    server.answer('customerServers.list', { data: [running] });
    server.answer('customerServers.one', running);
    server.answer('customerMedia.claimStatus', aClaimStatus());
    server.answer('customerCdn.info', direct);
    server.answer('customerCdn.preference', { cdn: 1, domain, hosts });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (endpoint: string) => onStage().server.calls.findLast((call) => call.endpoint === endpoint)?.body;

/** By keyboard: a refusal at its field, another name, and turning it off again, with the focus kept on the page. */
export const OnAndOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    const frankfurt = await canvas.findByRole('radio', { name: 'Frankfurt' }, patient);
    // The preferred host is suggested.
    await expect(frankfurt).toBeChecked();
    frankfurt.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Amsterdam' })).toBeChecked();

    const errors = { type: ['The domain does not lead to this host'] };
    server.refuse('customerCdn.enable', 422, { message: 'It leads elsewhere.', errors });
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own domain' }));
    const turnOn = canvas.getByRole('button', { name: 'Turn on' });
    turnOn.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The domain does not lead to this host', {}, patient)).toBeVisible();

    const route = aCdnRoute({ cdn: { id: 2, name: 'Amsterdam' }, address: 'https://server-1.ams.cdn.test' });
    server.answer('customerCdn.enable', { success: true, route });
    server.answer('customerCdn.info', { ...direct, route });
    await userEvent.click(canvas.getByRole('radio', { name: 'A subdomain of the host' }));
    turnOn.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Reached through Amsterdam' }, patient)).toBeVisible();
    await expect(bodyOf('customerCdn.enable')).toEqual({ cdn: 2, type: 'subdomain' });
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveAccessibleDescription(
      'The server is already reached this way.',
    );

    server.answer('customerCdn.disable', { success: true });
    server.answer('customerCdn.info', direct);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const ask = within(await screen.findByRole('alertdialog', { name: /^Turn off the CDN for/ }, patient));
    await expect(ask.getByText(/server-1\.ams\.cdn\.test/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('heading', { name: 'Reached directly' }, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus(), patient);
  },
};

/** A sub-user without the right to start and stop sees where the server is reached, and no form. */
export const WithoutRight: Story = {
  args: {
    prepare({ server }) {
      server.answer('customerServers.one', aServer({ status: 'running', rights: ['view'] }));
      server.answer('customerCdn.info', { ...direct, route: aCdnRoute() });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reached through Frankfurt' }, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** An installation without CDN hosts. */
export const None: Story = {
  args: { prepare: ({ server }) => server.answer('customerCdn.info', { route: null, hosts: [], domain: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no CDN hosts yet', {}, patient)).toBeVisible();
  },
};

/** The settings: a preferred host, saved at once, and a domain with its state. */
export const Preference: Story = {
  args: {
    path: '/app/settings/cdn-host',
    prepare({ server }) {
      server.answer('customerCdn.preference', { cdn: null, domain: null, hosts });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { server } = onStage();
    server.answer('customerCdn.prefer', { success: true, data: { cdn: 2, domain: null, hosts } });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Amsterdam' }, patient));
    await waitFor(() => expect(bodyOf('customerCdn.prefer')).toEqual({ cdn: 2, domain: null }), patient);

    const missing = { ...domain, state: 'missing', found: null } as const;
    server.answer('customerCdn.prefer', { success: true, data: { cdn: 2, domain: missing, hosts } });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Domain/ }), 'media.example.test{Enter}');
    await expect(await canvas.findByText(/has no CNAME record yet/, {}, patient)).toBeVisible();
    await expect(bodyOf('customerCdn.prefer')).toEqual({ cdn: 2, domain: 'media.example.test' });

    server.answer('customerCdn.checkDomain', { success: true, data: { cdn: 2, domain, hosts } });
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('media.example.test points to fra.cdn.test.', {}, patient)).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: {
    prepare: ({ server }) => server.answer('customerCdn.info', { ...direct, route: aCdnRoute({ is_missing: true }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Frankfurt' }, patient)).toBeChecked();
    await waitFor(() => expect(canvas.queryByText('Measuring…')).toBeNull(), patient);
  },
};
