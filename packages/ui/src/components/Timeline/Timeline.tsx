import type { ReactNode } from 'react';
import { listRole } from '../../css/list-role.ts';
import * as css from './Timeline.css.ts';
import type { TimelineTone } from './timeline-options.ts';

export interface TimelineEvent {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** What happened, and who caused it, in one sentence. */
  title: ReactNode;
  /** The time as text, such as "2 minutes ago" or "14:05". */
  time: string;
  /** The time in ISO 8601; it is shown on hover. */
  dateTime: string;
  /** An icon of 12 px; without it, a dot. */
  icon?: ReactNode;
  /** The colour, which repeats the meaning of the text. @default 'neutral' */
  tone?: TimelineTone | undefined;
  /** Details of the event. */
  details?: ReactNode;
}

export interface TimelineProps {
  /** The name of the timeline, such as "History of cinema". */
  label: string;
  /** The events in display order. */
  events: readonly TimelineEvent[];
}

/**
 * A list of events in the order in which they happened.
 * @example
 * <Timeline label="History" events={events} />
 */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol {...listRole('ol')} aria-label={label} className={css.list}>
      {events.map(({ id, title, time, dateTime, icon, tone = 'neutral', details }) => (
        <li key={id} className={css.event}>
          <span className={css.mark({ tone })} aria-hidden="true">
            {icon}
          </span>
          <div className={css.body}>
            <div className={css.head}>
              <span className={css.title}>{title}</span>
              <time dateTime={dateTime} title={dateTime} className={css.time}>
                {time}
              </time>
            </div>
            {details !== undefined && <div className={css.details}>{details}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
