import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchIcon } from '../../icons/actions.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `A field for one line of text with its label, help and error.

- The label MUST be visible; a placeholder MUST NOT be the only explanation.
- Help and error MUST be associated with the input by \`aria-describedby\`; the error MUST have an icon, not only a colour.
- Errors MUST appear on blur or on submit, not while typing; the browser's own bubble MUST NOT appear.
- Text MUST be 16 px on touch, so that phones do not zoom.
- Optional fields SHOULD be marked where most are required.
- Focus: Tab reaches the input, then a control after it; while the input has the focus the box has the ring.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Server name' } };

export const Playground: Story = {
  args: {
    label: 'Server name',
    help: 'Letters, digits and dashes.',
    placeholder: 'living-room',
    hasOptionalMark: true,
  },
};

export const WithHelp: Story = {
  args: { label: 'Server name', help: 'Shown to everyone you share it with.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Server name' })).toHaveAccessibleDescription(
      'Shown to everyone you share it with.',
    );
  },
};

export const WithError: Story = {
  args: { label: 'Server name', error: 'This name is taken.', defaultValue: 'cinema' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Server name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This name is taken.');
  },
};

export const WithPrefix: Story = { args: { label: 'Search', prefix: <SearchIcon />, placeholder: 'Name or address' } };

/** Shows the error on blur, not on each key press. */
export const ChecksOnLeaving: Story = {
  args: { label: 'Port', validate: (value) => (/^\d*$/.test(value) ? null : 'Digits only.') },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Port' });
    await userEvent.type(input, '80a');
    await expect(canvas.queryByText('Digits only.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Digits only.')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <TextField label="Empty" placeholder="living-room" />
      <TextField label="Filled" defaultValue="cinema" help="Letters, digits and dashes." />
      <TextField label="Optional" hasOptionalMark />
      <TextField label="Invalid" defaultValue="cinema" error="This name is taken." help="Letters, digits and dashes." />
      <TextField label="Read only" defaultValue="cinema" isReadOnly />
      <TextField label="Disabled" defaultValue="cinema" isDisabled />
      <TextField label="With icon" prefix={<SearchIcon />} placeholder="Name or address" />
      <TextField label="In hand" defaultValue="cinema" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'In hand' }));
  },
};
