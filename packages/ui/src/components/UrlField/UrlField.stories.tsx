import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { UrlField } from './UrlField.tsx';

const meta = {
  title: 'Components/UrlField',
  component: UrlField,
  parameters: {
    docs: {
      description: {
        component: `A field for one web address.

- An invalid address MUST show "Invalid URL" (spec §5), not the browser's own message.
- An empty field MUST NOT be invalid unless it is required.
- Only the given schemes MUST be accepted, so that \`javascript:\` is rejected.
- It MUST offer the keyboard for addresses.
- Its placeholder SHOULD show the scheme.
- Keyboard: edited as any text field.
- Focus: the field shows a ring, by pointer too; a refused submit moves it to the first invalid field.
- Names: a text box named by its label and described by its help and error.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof UrlField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Address' } };

export const Playground: Story = {
  args: { label: 'Address', help: 'Where the request tool is reached.', placeholder: 'https://', isRequired: true },
};

export const RefusesAWrongAddress: Story = {
  args: { label: 'Address' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Address' });
    for (const wrong of ['cinema', 'http:cinema', 'ftp://cinema.test']) {
      await userEvent.clear(input);
      await userEvent.type(input, wrong);
      await userEvent.tab();
      await expect(canvas.getByText('Invalid URL')).toBeVisible();
    }
    await expect(input).toHaveAccessibleDescription('Invalid URL');
    await userEvent.clear(input);
    await userEvent.type(input, 'http://localhost:32400/web');
    await userEvent.tab();
    await expect(canvas.queryByText('Invalid URL')).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <UrlField label="Empty" placeholder="https://" />
      <UrlField label="Filled" defaultValue="https://cinema.kronos.test" />
      <UrlField label="Invalid" defaultValue="cinema" error="Invalid URL" />
      <UrlField label="Read only" defaultValue="https://cinema.kronos.test" isReadOnly />
      <UrlField label="Disabled" defaultValue="https://cinema.kronos.test" isDisabled />
    </Stack>
  ),
};
