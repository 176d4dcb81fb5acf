import { memo, type Ref } from 'react';
import { parseAnsi } from './ansi.ts';
import { type MarkedSegment, markMatches } from './find-matches.ts';
import * as css from './LogViewer.css.ts';

export interface LogLineProps {
  text: string;
  index: number;
  /** The distance from the top in pixels. */
  start: number;
  query: string;
  /** The position in this line at which the current match begins. */
  current: number | undefined;
  isWrapped: boolean;
  hasNumber: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One line of a log. */
export const LogLine = memo(function LogLine({
  text,
  index,
  start,
  query,
  current,
  isWrapped,
  hasNumber,
  ref,
}: LogLineProps) {
  return (
    <div
      ref={ref}
      data-index={index}
      data-number={index + 1}
      className={css.line({ isWrapped, ...(hasNumber ? { hasNumber } : {}) })}
      style={{ transform: `translateY(${start}px)` }}
    >
      {markMatches(parseAnsi(text), query).map(piece(current))}
    </div>
  );
});

const piece = (current: number | undefined) =>
  function Piece({ text, match, color, isBold, isDim }: MarkedSegment, index: number) {
    const look = css.piece({
      ...(color ? { color } : {}),
      ...(isBold ? { isBold } : {}),
      ...(isDim ? { isDim } : {}),
    });
    if (match !== undefined) {
      return (
        <mark key={index} className={css.mark} {...(match === current ? { 'data-current': '' } : {})}>
          {text}
        </mark>
      );
    }
    return look ? (
      <span key={index} className={look}>
        {text}
      </span>
    ) : (
      text
    );
  };
