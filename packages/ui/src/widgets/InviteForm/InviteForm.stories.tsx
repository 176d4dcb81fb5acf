import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { InviteForm } from './InviteForm.tsx';

const connect = {
  id: 'connect',
  label: 'Through Emby Connect',
  help: 'The person uses an account of emby.media.',
  fields: ['email'],
} as const;
const user = {
  id: 'user',
  label: 'As a user of this server',
  help: 'The account exists on this server only.',
  fields: ['username', 'password'],
} as const;

const meta = {
  title: 'Widgets/InviteForm',
  component: InviteForm,
  args: { id: 'invite', ways: [connect, user], libraries: ['Films', 'Series', 'Music'], onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `Whom to invite to a media server, how, and which libraries the person may see.

- All libraries MUST be chosen at first. "Only these" starts with all of them, so that one is left out with one press.
- It MUST NOT be sent with no library: nothing shared would look like an invitation.
- One way SHOULD NOT be asked for; its fields show by themselves. Without ways it changes the libraries of somebody.
- The host's button submits it by its \`id\`, so that it can be in the footer of a dialog.
- Keyboard: arrow keys choose the way, and all or some libraries; Space ticks a library.
- Focus: stays on the choice when its fields change; on submit the first text field that is empty or refused takes it.
- Names: each field, each radio group and the group of libraries by its label.
- Motion: that of its fields; what appears does so at once.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Stack>
        {Story()}
        <Button type="submit" form="invite" tone="accent">
          Send invitation
        </Button>
      </Stack>
    ),
  ],
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), 'robin@kronos.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      way: 'connect',
      fields: { email: 'robin@kronos.test', username: '', password: '' },
      libraries: 'all',
    });
  },
};

export const Playground: Story = { args: { ways: [user] } };

/** Another way requires other fields; the arrow keys select it, too. */
export const AnotherWay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('textbox', { name: 'E-mail address' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('robin');
    await userEvent.tab();
    await userEvent.keyboard('quiet herons');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      way: 'user',
      fields: { email: '', username: 'robin', password: 'quiet herons' },
      libraries: 'all',
    });
  },
};

/** Without ways, only the libraries can be chosen. */
export const Libraries: Story = {
  args: { ways: [], defaultLibraries: ['Films', 'Gone'] },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send invitation' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Films' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gone' }));
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Libraries' })).toHaveAccessibleDescription(
      'Choose at least one library',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Music' }));
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ way: undefined, libraries: ['Music'] }));
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  args: { id: 'one' },
  render: (args) => (
    <Grid minimum={320}>
      <div>
        <InviteForm {...args} />
      </div>
      <div>
        <InviteForm {...args} id="invite" ways={[user]} errors={{ username: ['This name is taken.'] }} />
      </div>
      <div>
        <InviteForm {...args} id="other" ways={[]} defaultLibraries={['Films']} />
      </div>
    </Grid>
  ),
};
