import type { ReactNode } from 'react';
import { listRole } from '../../css/list-role.ts';
import * as css from './Timeline.css.ts';
import type { TimelineTone } from './timeline-options.ts';

export interface TimelineEvent {
  /** Tells it from the others; never shown. */
  id: string;
  /** What happened, and through whom, in a sentence. */
  title: ReactNode;
  /** When, as people read it: "2 minutes ago", "14:05". */
  time: string;
  /** The same as a machine reads it, in ISO 8601; it is shown on hover. */
  dateTime: string;
  /** Icon of 12 px; a dot stands without one. */
  icon?: ReactNode;
  /** Repeats what the words say. @default 'neutral' */
  tone?: TimelineTone | undefined;
  /** What belongs to it. */
  details?: ReactNode;
}

export interface TimelineProps {
  /** Whose story it is, such as "History of cinema". */
  label: string;
  /** In the order in which they are shown. */
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
