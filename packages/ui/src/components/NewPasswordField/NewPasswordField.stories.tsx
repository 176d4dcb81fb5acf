import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const meta = {
  title: 'Components/NewPasswordField',
  component: NewPasswordField,
  args: { label: 'New password' },
  parameters: {
    docs: {
      description: {
        component: `A field for choosing a new password, with an estimate of its strength.

- The strength MUST be given as text, not by colour alone, and MUST be announced when it changes.
- It MUST require at least 12 characters or a passphrase of four words, and MUST NOT require kinds of characters.
- A password that is easy to guess MUST be rejected with the reason; pasting and password managers MUST work.
- It is a hint to the user: the server MUST check again.
- It SHOULD NOT ask for the same password again: the button shows what was typed.
- Focus: Tab reaches the input, then the button; a press by pointer leaves the focus where it was.
- Motion: colours fade, those of the bars too; nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { known: ['Casey Customer', 'casey@kronos.test'], isRequired: true } };

export const SaysTheStrength: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(input, 'summer2026');
    await expect(status).toHaveTextContent('Strength: weak');
    await userEvent.clear(input);
    await userEvent.paste('correct horse battery staple');
    await expect(status).toHaveTextContent('Strength: fair');
    await userEvent.paste(' orbit');
    await expect(status).toHaveTextContent('Strength: good');
    await userEvent.paste(' lantern velvet');
    await expect(status).toHaveTextContent('Strength: strong');
  },
};

export const RefusesWhatIsEasy: Story = {
  args: { known: ['Casey Customer'] },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'short');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await userEvent.clear(input);
    await userEvent.type(input, 'caseycustomer');
    await userEvent.tab();
    await expect(canvas.getByText('Too easy to guess: avoid names, dates and keyboard patterns')).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'my ox is up too');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <NewPasswordField label="Empty" />
      <NewPasswordField label="Weak" defaultValue="summer2026" />
      <NewPasswordField label="Fair" defaultValue="tvfkqzmhxrbw" />
      <NewPasswordField label="Good" defaultValue="V7k-q2Zm.hX4" />
      <NewPasswordField label="Strong" defaultValue="V7k-q2Zm.hX4rB9w" />
      <NewPasswordField
        label="Invalid"
        defaultValue="summer"
        error="At least 12 characters, or a passphrase of four words"
      />
      <NewPasswordField label="Disabled" defaultValue="V7k-q2Zm.hX4" isDisabled />
    </Stack>
  ),
};
