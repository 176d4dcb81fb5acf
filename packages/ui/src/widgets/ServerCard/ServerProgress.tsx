import { useId } from 'react';
import { Track } from '../../components/ProgressBar/Track.tsx';
import * as css from './ServerCard.css.ts';

export interface ServerCardOperation {
  /** The name of the operation, such as `Starting the server`. */
  label: string;
  /** The progress in per cent, when known. */
  progress?: number | undefined;
}

/** An operation in progress, in place of the main action. Not a `ProgressBar`, whose number formats are larger than the card. */
export function ServerProgress({ label, progress }: ServerCardOperation) {
  const labelId = useId();
  const isIndeterminate = progress === undefined;
  const value = isIndeterminate ? {} : { 'aria-valuenow': progress, 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot contain the drawing
    <div role="progressbar" aria-labelledby={labelId} {...value} className={css.progress}>
      <div className={css.progressTexts}>
        <span id={labelId}>{label}</span>
        {!isIndeterminate && <span>{Math.round(progress)}%</span>}
      </div>
      <Track tone="accent" size="small" percentage={progress} />
    </div>
  );
}
