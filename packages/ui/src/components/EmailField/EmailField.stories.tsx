import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  parameters: {
    docs: {
      description: {
        component: `A field for one e-mail address.

- An invalid address MUST show "Invalid email address" (spec §5) under the field, not in the browser's own bubble.
- An empty field MUST NOT be invalid unless it is required.
- It MUST offer the keyboard for addresses and the browser's autofill.
- A form SHOULD NOT ask for the same address twice.
- Focus: shows as a ring around the box, for the keyboard and the pointer alike.
- Names: its label names it; help and error describe it.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Email' } };

export const Playground: Story = { args: { label: 'Email', help: 'We send the invitation there.', isRequired: true } };

export const RefusesAWrongAddress: Story = {
  args: { label: 'Email' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    for (const wrong of ['ada', 'ada@localhost', '@kronos.test', 'ada@-kronos.test']) {
      await userEvent.clear(input);
      await userEvent.type(input, wrong);
      await userEvent.tab();
      await expect(canvas.getByText('Invalid email address')).toBeVisible();
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'ada@kronos.test');
    await userEvent.tab();
    await expect(canvas.queryByText('Invalid email address')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <EmailField label="Empty" placeholder="you@example.com" />
      <EmailField label="Filled" defaultValue="ada@kronos.test" />
      <EmailField label="Invalid" defaultValue="ada" error="Invalid email address" />
      <EmailField label="Read only" defaultValue="ada@kronos.test" isReadOnly />
      <EmailField label="Disabled" defaultValue="ada@kronos.test" isDisabled />
    </Stack>
  ),
};
