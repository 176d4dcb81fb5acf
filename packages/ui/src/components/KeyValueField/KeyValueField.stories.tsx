import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { type KeyValue, KeyValueField } from './KeyValueField.tsx';

const variables: readonly KeyValue[] = [
  { id: 'a', name: 'TZ', value: 'Europe/Berlin' },
  { id: 'b', name: 'PUID', value: '1000' },
  { id: 'c', name: 'VERSION', value: 'latest' },
];

const meta = {
  title: 'Components/KeyValueField',
  component: KeyValueField,
  args: { label: 'Environment', defaultValue: variables, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Pairs of a name and a value.

- The field MUST be a group named by its label, each row a group named by its name, each input by its heading and position.
- Rows MUST move by buttons and by Alt with the arrow keys; the focus MUST move along, and the new position MUST be announced.
- A new row MUST take the focus; after a removal the focus MUST move to the next row, or to "Add a row" when none is left.
- Errors MUST appear under their input without moving other inputs.
- In a narrow container the value MUST be below the name.
- Secret values SHOULD each be a \`SecretField\`.
- Motion: that of its inputs and buttons; rows take their place at once.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof KeyValueField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    help: 'Given to the container at its start.',
    addLabel: 'Add a variable',
    namePlaceholder: 'NAME',
    valuePlaceholder: 'value',
    hasOptionalMark: true,
    isUnordered: false,
  },
};

export const AddsAndRemoves: Story = {
  args: { defaultValue: variables.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a row' }));
    const name = canvas.getByRole('textbox', { name: 'Name 2' });
    await expect(name).toHaveFocus();
    await userEvent.keyboard('PUID');
    await userEvent.tab();
    await userEvent.keyboard('1000');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: 'a', name: 'TZ', value: 'Europe/Berlin' },
      { id: 'new-2', name: 'PUID', value: '1000' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PUID' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('PUID removed');
    await expect(canvas.getByRole('button', { name: 'Remove TZ' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a row' })).toHaveFocus();
  },
};

export const MovesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ }).map(({ value }) => value);
    const puid = canvas.getByRole('textbox', { name: 'Name 2' });
    await userEvent.click(puid);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names()).toEqual(['TZ', 'VERSION', 'PUID']);
    await expect(puid).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('PUID is now 3 of 3');
    // The last row stays where it is.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(names()).toEqual(['TZ', 'VERSION', 'PUID']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(names()).toEqual(['PUID', 'TZ', 'VERSION']);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const MovesByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move VERSION up' }));
    const up = canvas.getByRole('button', { name: 'Move VERSION up' });
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // At the top "move up" is disabled, so the focus moves to "move down".
    await expect(canvas.getByRole('textbox', { name: 'Name 1' })).toHaveValue('VERSION');
    await expect(canvas.getByRole('button', { name: 'Move VERSION down' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Move VERSION up' })).toBeDisabled();
  },
};

export const ErrorsOfRows: Story = {
  args: { rowErrors: { b: { name: 'This name is used twice.' } }, error: 'Two variables need attention.' },
  play: async ({ canvas }) => {
    const puid = canvas.getByRole('textbox', { name: 'Name 2' });
    await expect(puid).toBeInvalid();
    await expect(puid).toHaveAccessibleDescription('This name is used twice.');
    await expect(canvas.getByRole('group', { name: 'Environment' })).toHaveAccessibleDescription(
      /^Two variables need attention\./,
    );
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  render: () => (
    <Stack gap={24}>
      <KeyValueField label="Environment" defaultValue={variables} help="Given to the container at its start." />
      <KeyValueField label="Empty" addLabel="Add a header" hasOptionalMark />
      <KeyValueField
        label="Invalid"
        defaultValue={variables.slice(0, 2)}
        rowErrors={{ b: { name: 'This name is used twice.', value: 'Digits only.' } }}
        isUnordered
      />
      <KeyValueField label="Disabled" defaultValue={variables.slice(0, 1)} isDisabled />
      <div style={{ maxWidth: 320 }}>
        <KeyValueField label="Narrow" defaultValue={variables.slice(0, 1)} />
      </div>
    </Stack>
  ),
};
