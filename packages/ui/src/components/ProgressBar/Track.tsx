import * as css from './Track.css.ts';
import type { TrackSize, TrackTone } from './track-options.ts';

export interface TrackProps {
  /** The colour of the filled part. */
  tone: TrackTone;
  /** The thickness of the line. */
  size: TrackSize;
  /** The filled share in per cent; undefined while it is unknown. */
  percentage: number | undefined;
}

/** The line of a progress bar or a meter, hidden from screen readers. */
export function Track({ tone, size, percentage }: TrackProps) {
  const isRunning = percentage === undefined;
  return (
    <div className={css.track({ size })}>
      {/* An SVG instead of a CSS width: the host's content security policy may forbid inline styles. */}
      <svg className={css.bar({ tone })} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={isRunning ? css.running : undefined}
          d={`M0 .5H${isRunning ? 30 : percentage}`}
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
    </div>
  );
}
