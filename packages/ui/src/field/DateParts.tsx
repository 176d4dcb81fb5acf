import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as css from './date.css.ts';

/** The segments of a date or time, each of which can be typed or stepped by arrow keys. */
export function DateParts({ className, slot }: { className: string; slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot ? { slot } : {})} className={className}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
