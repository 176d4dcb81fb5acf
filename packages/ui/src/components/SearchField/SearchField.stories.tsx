import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component: `A field for a search.

- It MUST have a label, shown or hidden, and the role of a search box.
- Enter MUST submit its text; Escape and the clear button MUST empty it and keep the focus there.
- The clear button MUST have a name and MUST NOT be a tab stop, since Escape does the same.
- The host waits for a pause in typing, if it should.
- Its placeholder SHOULD state what is searched.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Search servers' } };

export const Playground: Story = {
  args: { label: 'Search servers', placeholder: 'Name or address', isLabelHidden: true },
};

export const SubmitsAndClears: Story = {
  args: { label: 'Search servers', onSubmit: fn(), onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search servers' });
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    await userEvent.type(box, 'cinema{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('cinema');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.type(box, 'den');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Search servers', isLabelHidden: true, placeholder: 'Name or address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search servers' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <SearchField label="Empty" placeholder="Name or address" />
      <SearchField label="Filled" defaultValue="cinema" help="Searches names and addresses." />
      <SearchField label="Hidden label" isLabelHidden placeholder="Name or address" />
      <SearchField label="Invalid" defaultValue="c" error="Type at least two characters." />
      <SearchField label="Disabled" defaultValue="cinema" isDisabled />
    </Stack>
  ),
};
