import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/actions.tsx';
import * as css from './date.css.ts';
import { fieldButton } from './field-button.css.ts';
import { MonthChooser } from './MonthChooser.tsx';

/** One month with a choice of others, and buttons for the previous and the next; used in the calendar of one date or of a range. */
export function CalendarView() {
  return (
    <>
      <header className={css.header}>
        <Button slot="previous" className={fieldButton}>
          <ChevronLeftIcon />
        </Button>
        <MonthChooser />
        <Button slot="next" className={fieldButton}>
          <ChevronRightIcon />
        </Button>
      </header>
      <div className={css.month}>
        <CalendarGrid className={css.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  );
}
