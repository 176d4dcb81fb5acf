import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { ClaimForm, type ClaimFormProps } from './ClaimForm.tsx';

const meta = {
  title: 'Widgets/ClaimForm',
  component: ClaimForm,
  args: { onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component: `The account of a media server: to claim it, or to sign in to it.

- What was typed MUST stay when a code is asked for, and after a refusal.
- The field for the code MUST take the focus when it appears, and MUST NOT show before.
- Refusals MUST be shown at their fields, until any of them changes; \`error\` is for what concerns the form as a whole.
- Its texts SHOULD name the product and say what the password is used for.
- Keyboard: Enter in a field submits; the button that shows the password is a stop of the Tab key.
- Names: each field by its label, described by its help and error.
- Motion: that of its fields and its button; the field for the code appears at once.`,
      },
    },
  },
} satisfies Meta<typeof ClaimForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('  casey@kronos.test ');
    await userEvent.tab();
    await userEvent.keyboard('quiet herons{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      login: 'casey@kronos.test',
      password: 'quiet herons',
      code: undefined,
    });
    await expect(canvas.queryByRole('textbox', { name: 'Code' })).toBeNull();
  },
};

export const Playground: Story = {
  args: {
    isNewAccount: true,
    labels: {
      login: 'User name',
      loginHelp: 'Of the first administrator of this server.',
      submit: 'Set up administrator',
    },
  },
};

/** An account with a second factor: the same form is submitted again with its code. */
function WithSecondFactor({ onSubmit, ...props }: ClaimFormProps) {
  const [isCodeWanted, setCodeWanted] = useState(false);
  return (
    <ClaimForm
      {...props}
      isCodeWanted={isCodeWanted}
      onSubmit={(values) => {
        setCodeWanted(true);
        onSubmit(values);
      }}
    />
  );
}

export const SecondFactor: Story = {
  render: (args) => <WithSecondFactor {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail or user name' }), 'casey');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet herons{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ login: 'casey', password: 'quiet herons', code: '123456' });
  },
};

export const Refused: Story = {
  args: { errors: { password: ['The password is wrong.'] } },
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('The password is wrong.');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('quiet herons');
    // The name was wrong; correcting it is enough.
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail or user name' }), 'casey{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail or user name' }), 'casey');
    await userEvent.type(canvas.getByLabelText('Password'), 'quiet herons{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow'],
  render: (args) => (
    <Grid minimum={320}>
      <div>
        <ClaimForm {...args} labels={{ passwordHelp: 'It is passed on to Plex and not kept.' }} />
      </div>
      <div>
        <ClaimForm {...args} isCodeWanted error="The server belongs to another account." />
      </div>
      <div>
        <ClaimForm {...args} isPending errors={{ password: ['The password is wrong.'] }} />
      </div>
    </Grid>
  ),
};
