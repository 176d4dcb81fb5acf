import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anInvite, anInviteBackup } from '../testing/media-fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const server = { id: 1, name: 'My plex', libraries: ['Films'] };

const meta = {
  title: 'Shell/PlexPeople',
  args: { ...panelArgs, path: '/app/plex-tools/invites' },
  render: renderPanel(({ server: host }) => {
    host.answer('customerServers.list', { data: [] });
    host.answer('customerPlexTools.backups', { data: [anInviteBackup()] });
    host.answer('customerPlexTools.invites', {
      access: 'sign-in',
      data: [],
      servers: [{ ...server, access: 'sign-in' }],
      token: null,
    });
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without access of its own the panel asks for the owner's account, and lists nobody until someone has signed in. */
export const SigningIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const { server: host } = onStage();
    await expect(await canvas.findByRole('heading', { name: 'Sign in to Plex' }, patient)).toBeVisible();
    await expect(canvas.queryByText('No Plex server yet')).toBeNull();
    await expect(canvas.queryByRole('grid', { name: 'People on all Plex servers' })).toBeNull();

    host.answer('customerPlexSignIn.begin', {
      success: true,
      sign_in: 'sealed',
      url: 'https://plex.test/auth#?code=abc',
      expires_at: '2026-06-01T12:30:00.000Z',
    });
    host.answer('customerPlexSignIn.state', { state: 'signed-in' });
    host.answer('customerPlexTools.invites', {
      access: 'ready',
      data: [{ ...anInvite(), server_id: 1 }],
      servers: [{ ...server, access: 'ready' }],
      token: 'token of the owner',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Plex' }));
    await expect(await canvas.findByRole('grid', { name: 'People on all Plex servers' }, patient)).toBeVisible();
    const asked = host.calls.filter(({ endpoint }) => endpoint === 'customerPlexTools.invites');
    await expect(asked.at(-1)?.query).toEqual({ sign_in: 'sealed' });
    await expect(canvas.queryByRole('heading', { name: 'Sign in to Plex' })).toBeNull();
  },
};
