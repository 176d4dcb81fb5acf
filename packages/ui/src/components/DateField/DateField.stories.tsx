import { CalendarDate, parseZonedDateTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { KitProvider } from '../../i18n/KitProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';

const day = new CalendarDate(2031, 3, 9);

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Ends on' },
  parameters: {
    docs: {
      description: {
        component: `A date typed segment by segment, in the order and digits of the locale.

- Each segment MUST be a spin button with its own name; the group MUST have the field's label, help and error.
- Digits MUST fill a segment and move on; Up and Down MUST step, Left and Right MUST move, Backspace MUST clear.
- An empty segment MUST show its format (mm, dd, yyyy) in the language of the locale.
- A date with a time MUST show its zone.
- A date of birth or of a document SHOULD be typed here; one near today SHOULD be a \`DatePicker\`.
- Focus: the segment that has it is filled, and the box around it has a ring.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: day, help: 'The last day that is paid for.' } };

export const TypesADate: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Ends on' });
    await userEvent.click(within(group).getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('392031');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(day));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2032, 3, 9));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2032, 3, 8));
  },
};

export const OutOfRange: Story = {
  args: { defaultValue: day, minValue: new CalendarDate(2031, 4, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/Value must be 4\/1\/2031 or later/)).toBeInTheDocument());
  },
};

export const WithTimeAndZone: Story = {
  args: { label: 'Restarts at', defaultValue: parseZonedDateTime('2031-03-09T03:30[Europe/Berlin]') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Restarts at' })).toHaveTextContent(/3:30.*AM.*GMT\+1/);
  },
};

/** Digits, order and direction of Arabic as written in Egypt. */
export const RightToLeft: Story = {
  args: { label: 'ينتهي في', defaultValue: day },
  render: (args) => (
    <KitProvider locale="ar-EG">
      <div dir="rtl">
        <DateField {...args} />
      </div>
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'ينتهي في' })).toHaveTextContent(/٢٠٣١/);
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <DateField label="Empty" hasOptionalMark />
      <DateField label="Filled" defaultValue={day} help="The last day that is paid for." />
      <DateField label="With time" defaultValue={parseZonedDateTime('2031-03-09T03:30[Europe/Berlin]')} />
      <DateField label="Invalid" defaultValue={day} error="This day is a holiday." />
      <DateField label="Read only" defaultValue={day} isReadOnly />
      <DateField label="Disabled" defaultValue={day} isDisabled />
      <DateField label="In hand" defaultValue={day} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'In hand' })).getByRole('spinbutton', { name: /day/ }),
    );
  },
};
