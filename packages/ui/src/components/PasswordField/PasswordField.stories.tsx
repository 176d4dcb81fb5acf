import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component: `A password with a button that shows or hides it.

- The button MUST be named by its action, and be reachable by keyboard.
- Showing the password MUST keep the focus and the caret where they were.
- Pasting and password managers MUST work: nothing is blocked, and \`autoComplete\` states which password is meant.
- A sign-in form SHOULD omit it where a passkey suffices.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Password' } };

export const Playground: Story = {
  args: { label: 'New password', autoComplete: 'new-password', help: 'At least 12 characters.', isRequired: true },
};

/** A press with the pointer keeps focus and caret in the field. */
export const ShowsByPointer: Story = {
  args: { label: 'Password' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'kronos-demo');
    input.setSelectionRange(3, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('X');
    await expect(input).toHaveValue('kroXnos-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const ShowsByKeyboard: Story = {
  args: { label: 'Password', defaultValue: 'kronos-demo' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Password').focus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show password' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <PasswordField label="Empty" />
      <PasswordField label="Filled" defaultValue="kronos-demo" help="At least 12 characters." />
      <PasswordField label="Invalid" defaultValue="kronos" error="These credentials do not match." />
      <PasswordField label="Disabled" defaultValue="kronos-demo" isDisabled />
      <PasswordField label="Read only" defaultValue="kronos-demo" isReadOnly />
      <PasswordField label="Shown" defaultValue="kronos-demo" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getAllByRole('button', { name: 'Show password' }).at(-1);
    if (!toggle) throw new Error('There is no button to show the password');
    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: 'Shown' })).toHaveValue('kronos-demo');
    // The real mouse, wherever it is, may end a simulated hover.
    await userEvent.unhover(toggle);
  },
};
