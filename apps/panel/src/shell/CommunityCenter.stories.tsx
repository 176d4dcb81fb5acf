import { contract, type OwnInviteKey } from '@kronos/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../testing/fixtures.ts';
import { onStage, type PanelArgs, panelArgs, patient, renderPanel } from '../testing/panel-story.tsx';

const dayMs = 86_400_000;
const aKey = (more: Partial<OwnInviteKey> = {}): OwnInviteKey => ({
  id: 1,
  prefix: '7K3QM',
  state: 'open',
  email: null,
  note: '',
  products: [{ id: 3, name: 'Plex Starter' }],
  uses_left: 3,
  used_by: [],
  created_at: new Date(now - 9 * dayMs).toISOString(),
  expires_at: new Date(now + 21 * dayMs).toISOString(),
  ...more,
});
const people = ['Nora Newcomer', 'Yuki 山田'].map((name) => ({ name, at: new Date(now - dayMs).toISOString() }));
const keys = (data: OwnInviteKey[], more: object = {}) =>
  contract.customerInvitations.list.response.parse({ data, total: data.length, are_open: true, ...more });

const meta = {
  title: 'Shell/CommunityCenter',
  args: { ...panelArgs, path: '/app/community-center' },
  render: renderPanel(({ server }) => {
    const used = aKey({ id: 2, prefix: 'PQ4XA', state: 'used', uses_left: 0, used_by: people, expires_at: null });
    server.answer('customerInvitations.list', keys([aKey(), used]));
  }),
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The community center opens with the invitations, and shows who accepted each. */
export const Invites: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('row', { name: /7K3QM/ }, patient)).toHaveTextContent(/Open.*No one yet/);
    const used = canvas.getByRole('row', { name: /PQ4XA/ });
    await expect(used).toHaveTextContent(/Used up.*Nora Newcomer and Yuki 山田.*Never/);
  },
};

/** While the feature is switched off, the keys cannot be used. */
export const WhileInvitationsAreClosed: Story = {
  args: {
    prepare: ({ server }) => server.answer('customerInvitations.list', keys([aKey()], { are_open: false })),
  },
  async play({ canvas }) {
    await canvas.findByText(/the feature is switched off/, {}, patient);
  },
};

/** A user without keys reads how to get one. */
export const WithoutInvitations: Story = {
  args: { prepare: ({ server }) => server.answer('customerInvitations.list', keys([])) },
  async play({ canvas }) {
    await canvas.findByText('Ask for a key if you want to invite someone.', {}, patient);
  },
};

export const RetriesAfterAFailure: Story = {
  args: { prepare: ({ server }) => server.refuse('customerInvitations.list', 500, { message: 'Not now.' }) },
  async play({ canvas, userEvent }) {
    await canvas.findByText('The invitations could not be loaded', {}, patient);
    onStage().server.answer('customerInvitations.list', keys([aKey()]));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('row', { name: /7K3QM/ }, patient);
  },
};

/** A person who accepts an invitation appears at once. */
export const LearnsWhoCame: Story = {
  async play({ canvas }) {
    const { server, managers } = onStage();
    await canvas.findByText('No one yet', {}, patient);
    server.answer('customerInvitations.list', keys([aKey({ uses_left: 2, used_by: people.slice(0, 1) })]));
    managers[0]?.emit('user', 'new-notification', {});
    await canvas.findByText('Nora Newcomer', {}, patient);
  },
};
