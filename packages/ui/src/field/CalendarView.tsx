import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/actions.tsx';
import * as css from './date.css.ts';
import { fieldButton } from './field-button.css.ts';

/** One month with buttons for the previous and the next; used in the calendar of one date or of a range. */
export function CalendarView() {
  return (
    <>
      <header className={css.header}>
        <Button slot="previous" className={fieldButton}>
          <ChevronLeftIcon />
        </Button>
        <Heading className={css.title} />
        <Button slot="next" className={fieldButton}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid className={css.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
