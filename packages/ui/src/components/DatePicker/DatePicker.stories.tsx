import { CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KitProvider } from '../../i18n/KitProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DatePicker } from './DatePicker.tsx';

const day = new CalendarDate(2031, 3, 12);

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Ends on' },
  parameters: {
    docs: {
      description: {
        component: `A date that can be typed, or chosen from a calendar.

- Typing MUST always suffice; the calendar is an aid.
- The calendar MUST be a grid: arrows by day, Page Up and Page Down by month, Home and End within the week; Enter chooses and closes, Escape closes.
- Opening MUST move the focus to the chosen day, closing MUST return it.
- Month and year MUST be lists to choose from. The calendar MUST be equally high in months of four, five and six weeks.
- Days that cannot be chosen MUST be marked for screen readers, and not by colour alone.
- The closed calendar MUST NOT be mounted. Its week SHOULD start as the locale's does.
- Motion: colours fade; the calendar grows a little as it opens, and only fades with reduced motion.`,
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: day, help: 'The last day that is paid for.' } };

export const ChoosesFromTheCalendar: Story = {
  args: { defaultValue: day, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.queryByRole('grid')).toBeNull();
    const button = canvas.getByRole('button', { name: /Calendar Ends on/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid', { name: /March 2031/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /March 12, 2031/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: /March 20, 2031/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /April 20, 2031/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(new CalendarDate(2031, 4, 20));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Months of four, five and six weeks are equally high, and the lists lead to any of them. */
export const OtherMonths: Story = {
  args: { defaultValue: new CalendarDate(2026, 2, 10) },
  play: async ({ canvas }) => {
    const { userEvent } = await import('vitest/browser');
    canvas.getByRole('button', { name: /Calendar/ }).focus();
    await userEvent.keyboard('{Enter}');
    const grid = await screen.findByRole('grid', { name: /February 2026/ });
    const size = () => {
      const { width, height } = screen.getByRole('dialog').getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    };
    const [, height] = size();
    await expect(grid.querySelectorAll('tbody tr')).toHaveLength(4);
    const month = screen.getByRole('combobox', { name: /month/i });
    await userEvent.selectOptions(month, 'May');
    await screen.findByRole('grid', { name: /May 2026/ });
    await expect(screen.getByRole('grid').querySelectorAll('tbody tr')).toHaveLength(6);
    await expect(size()[1]).toBe(height);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /year/i }), '2029');
    await screen.findByRole('grid', { name: /May 2029/ });
    await expect(screen.getByRole('grid').querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(size()[1]).toBe(height);
  },
};

export const UnavailableDays: Story = {
  args: {
    defaultValue: day,
    minValue: new CalendarDate(2031, 3, 5),
    isDateUnavailable: ({ day: number }) => number === 14,
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const unavailable = await screen.findByRole('button', { name: /March 14, 2031/ });
    await expect(unavailable).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(unavailable);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

/** The week starts on Saturday, and the arrow keys are reversed. */
export const RightToLeft: Story = {
  args: { label: 'ينتهي في', defaultValue: day },
  render: (args) => (
    <KitProvider locale="ar-EG">
      <div dir="rtl">
        <DatePicker {...args} />
      </div>
    </KitProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('١٣'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const States: Story = {
  tags: ['visual', 'visual-narrow', 'visual-rtl', 'visual-forced'],
  render: () => (
    <Stack gap={16}>
      <DatePicker label="Empty" hasOptionalMark />
      <DatePicker label="Invalid" defaultValue={day} error="This day is a holiday." />
      <DatePicker label="Read only" defaultValue={day} isReadOnly />
      <DatePicker label="Disabled" defaultValue={day} isDisabled />
      <DatePicker
        label="Open"
        defaultValue={day}
        minValue={new CalendarDate(2031, 3, 5)}
        isDateUnavailable={({ day: number }) => number === 14}
      />
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
