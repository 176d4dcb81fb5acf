import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    docs: {
      description: {
        component: `A number in the notation of the locale.

- Arrow up and down MUST step, Home and End MUST go to the bounds, if there are any.
- A number out of bounds MUST be clamped on blur; a text that is not a number MUST NOT be kept.
- The buttons MUST be named after the field ("Increase Streams") and MUST NOT be tab stops.
- The unit SHOULD be part of the value (\`formatOptions\`), so that it is announced.
- The wheel MUST NOT change a number by accident: it works only while the field has the focus.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const gigabytes = { style: 'unit', unit: 'gigabyte' } as const;

export const Default: Story = { args: { label: 'Streams', defaultValue: 2 } };

export const Playground: Story = {
  args: {
    label: 'Storage',
    defaultValue: 2000,
    minValue: 0,
    maxValue: 16_000,
    step: 100,
    formatOptions: gigabytes,
    help: 'Shared by all libraries.',
  },
};

export const Steps: Story = {
  args: { label: 'Streams', defaultValue: 2, minValue: 1, maxValue: 4, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Streams' });
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Streams' }));
    await expect(input).toHaveValue('3');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('4');
    await expect(canvas.getByRole('button', { name: 'Increase Streams' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const ComesBackIntoBounds: Story = {
  args: { label: 'Port', maxValue: 65_535, hasNoSteppers: true, formatOptions: { useGrouping: false } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Port' });
    await userEvent.type(input, '99999');
    await userEvent.tab();
    await expect(input).toHaveValue('65535');
    await userEvent.clear(input);
    await userEvent.type(input, '32x400');
    await userEvent.tab();
    await expect(input).toHaveValue('32400');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The value is submitted by a hidden input beside the field, which is not what takes the focus. */
export const ServerErrors: Story = {
  args: { label: 'Streams', name: 'streams', defaultValue: 9 },
  render: (args) => (
    <Form errors={{ streams: ['At most 4 streams.'] }}>
      <NumberField label="Users" name="users" defaultValue={2} />
      <NumberField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Streams' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveAccessibleDescription('At most 4 streams.');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
  },
};

export const States: Story = {
  tags: ['visual', 'visual-compact', 'visual-forced'],
  args: { label: '' },
  render: () => (
    <Stack gap={16}>
      <NumberField label="Empty" placeholder="2" />
      <NumberField label="Filled" defaultValue={2000} formatOptions={gigabytes} help="Shared by all libraries." />
      <NumberField label="At its bound" defaultValue={4} maxValue={4} hasOptionalMark />
      <NumberField
        label="Without steppers"
        defaultValue={32_400}
        formatOptions={{ useGrouping: false }}
        hasNoSteppers
      />
      <NumberField label="Invalid" defaultValue={9} error="At most 4 streams." />
      <NumberField label="Read only" defaultValue={4} isReadOnly />
      <NumberField label="Disabled" defaultValue={4} isDisabled />
    </Stack>
  ),
};
