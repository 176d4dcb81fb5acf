import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar';
import * as css from './date.css.ts';

interface ChooserProps {
  'aria-label': string;
  value: unknown;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

/** The browser's own list: a phone shows its wheel, and no third layer floats over the calendar. */
function Chooser({ value, onChange, items, ...label }: ChooserProps) {
  return (
    <select
      {...label}
      className={css.chooser}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** The month and the year of a calendar, each with a list to choose another from. */
export function MonthChooser() {
  return (
    <div className={css.title}>
      <CalendarMonthPicker format="long">{(month) => <Chooser {...month} />}</CalendarMonthPicker>
      <CalendarYearPicker>{(year) => <Chooser {...year} />}</CalendarYearPicker>
    </div>
  );
}
