import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { SecretField } from './SecretField.tsx';

const meta = {
  title: 'Components/SecretField',
  component: SecretField,
  args: { label: 'API key', isSet: true },
  parameters: {
    docs: {
      description: {
        component: `A secret that can be set and replaced, and is never shown.

- The stored value MUST NOT reach the browser: the field shows "Set" and offers to replace it, as a separate action.
- The focus MUST move into the input when replacing begins, and back to the button when it is cancelled.
- Cancelling MUST discard the typed text; a form MUST NOT submit the name of a secret that is not being replaced.
- The "Replace" button's name MUST include the field's, since there may be several.
- The time and the author of the stored secret SHOULD be shown beside it.
- Keyboard: Tab reaches the "Replace" button; while replacing, the input, its button and the one that cancels.
- Motion: colours fade; the input and what it replaces change places at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SecretField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { note: 'since 3 November', help: 'Found in the settings of Radarr.', name: 'key' },
};

export const ReplaceIsAnAct: Story = {
  args: { name: 'key', onChange: fn(), onReplacingChange: fn() },
  render: (args) => (
    <form aria-label="Radarr">
      <SecretField {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sent = () => [...new FormData(canvas.getByRole<HTMLFormElement>('form')).entries()];
    await expect(canvas.getByRole('group', { name: 'API key' })).toHaveTextContent('Set');
    await expect(canvas.queryByLabelText('API key', { selector: 'input' })).toBeNull();
    await expect(sent()).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Replace API key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByLabelText('API key', { selector: 'input' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('0a1b2c');
    await expect(args.onChange).toHaveBeenLastCalledWith('0a1b2c');
    await expect(sent()).toEqual([['key', '0a1b2c']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the current one' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onReplacingChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Replace API key' })).toHaveFocus();
    await expect(sent()).toEqual([]);
  },
};

export const NotSet: Story = {
  args: { isSet: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('API key'), '0a1b2c');
    await expect(canvas.getByLabelText('API key')).toHaveValue('0a1b2c');
    await expect(canvas.queryByRole('button', { name: 'Keep the current one' })).toBeNull();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <SecretField label="Not set" isSet={false} help="Found in the settings of Radarr." />
      <SecretField label="Set" isSet note="since 3 November" help="Found in the settings of Radarr." />
      <SecretField label="Being replaced" isSet isReplacing defaultValue="0a1b2c" />
      <SecretField label="Invalid" isSet isReplacing defaultValue="0a" error="Radarr refused this key." />
      <SecretField label="Disabled" isSet isDisabled />
    </Stack>
  ),
};
