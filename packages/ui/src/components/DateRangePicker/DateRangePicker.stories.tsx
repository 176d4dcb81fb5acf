import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { namedSpans } from './date-spans.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const range = { start: new CalendarDate(2031, 3, 10), end: new CalendarDate(2031, 3, 20) };

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period' },
  parameters: {
    docs: {
      description: {
        component: `A first and a last date, typed or chosen from one calendar.

- Both ends MUST be named as start and end; an end before its start MUST show an error.
- In the calendar the first choice MUST be the start, the second the end; the range between MUST show during the choice.
- The ends MUST differ from the days between by more than colour.
- The keyboard works as in DatePicker, and so do the lists of months and years and the constant height.
- Common spans, such as the last seven days, SHOULD be buttons beside it (\`spans\`). One that the allowed dates do not cover MUST be
  disabled; a press MUST close the calendar and return the focus.
- Motion: colours fade; the calendar grows a little as it opens, and only fades with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: range, help: 'Both days count.' } };

export const ChoosesARange: Story = {
  args: { defaultValue: range, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await screen.findByRole('grid', { name: /March 2031/ });
    await userEvent.click(screen.getByRole('button', { name: /March 12, 2031/ }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: new CalendarDate(2031, 3, 12),
      end: new CalendarDate(2031, 3, 19),
    });
  },
};

/** A common span is one press: it closes the calendar, and the focus returns. */
export const Spans: Story = {
  args: {
    spans: [
      ...namedSpans,
      { label: 'Since spring', datesFrom: (day) => ({ start: day.set({ month: 3, day: 1 }), end: day }) },
    ],
    minValue: today(getLocalTimeZone()).subtract({ days: 10 }),
    onChange: fn(),
  },
  play: async ({ args, canvas }) => {
    const { userEvent } = await import('vitest/browser');
    const button = canvas.getByRole('button', { name: /Calendar/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const spans = within(await screen.findByRole('group', { name: 'Common periods' }));
    await expect(spans.getByRole('button', { name: 'Last 30 days' })).toBeDisabled();
    const week = spans.getByRole('button', { name: 'Last 7 days' });
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    for (let tabs = 0; tabs < 6 && document.activeElement !== week; tabs += 1) await userEvent.keyboard('{Tab}');
    await expect(week).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    const now = today(getLocalTimeZone());
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: now.subtract({ days: 6 }), end: now });
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EndBeforeStart: Story = {
  args: { defaultValue: range },
  play: async ({ canvas, userEvent }) => {
    const ends = within(canvas.getByRole('group', { name: 'Period' }));
    await userEvent.click(ends.getByRole('spinbutton', { name: /month, End Date/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByText(/Start date must be before end date/)).toBeInTheDocument());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <DateRangePicker label="Empty" hasOptionalMark />
      <DateRangePicker label="Invalid" defaultValue={range} error="Another order covers these days." />
      <DateRangePicker label="Read only" defaultValue={range} isReadOnly />
      <DateRangePicker label="Disabled" defaultValue={range} isDisabled />
      <DateRangePicker label="Open" defaultValue={range} spans={namedSpans} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    // In another language only the label is known.
    const button = canvas.getByRole('button', { name: /Open$/ });
    await userEvent.click(button);
    // The picture shows no pointer.
    await userEvent.unhover(button);
    await screen.findByRole('grid');
  },
};
