import { Time } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TimeField } from './TimeField.tsx';

const time = new Time(3, 30);

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Restart at' },
  parameters: {
    docs: {
      description: {
        component: `A time of day typed segment by segment.

- The clock MUST be that of the locale, 12 or 24 hours, unless \`hourCycle\` sets it.
- The keyboard works as in DateField; A and P MUST choose the half of the day.
- Minutes and hours MUST keep their two digits, so that columns of times line up.
- It SHOULD show the zone wherever users of several zones read it.
- Focus: each segment is a tab stop, and is filled while it has the focus; the box has the ring, by pointer too.
- Motion: colours fade, nothing moves.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: time, hourCycle: 24, help: 'In the time of the server.' } };

export const TypesATime: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
    await userEvent.keyboard('330a');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(time));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Time(15, 30));
  },
};

export const States: Story = {
  tags: ['visual', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <TimeField label="Empty" hasOptionalMark />
      <TimeField label="Twelve hours" defaultValue={time} help="In the time of the server." />
      <TimeField label="24 hours" defaultValue={new Time(21, 5)} hourCycle={24} />
      <TimeField label="Invalid" defaultValue={time} error="Too close to the backup." />
      <TimeField label="Read only" defaultValue={time} isReadOnly />
      <TimeField label="Disabled" defaultValue={time} isDisabled />
    </Stack>
  ),
};
