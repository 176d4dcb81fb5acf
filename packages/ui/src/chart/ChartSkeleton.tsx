import { visuallyHidden } from '../css/visually-hidden.css.ts';
import { defaultBaseMessages } from '../i18n/base-messages.ts';
import { useWords } from '../i18n/use-words.ts';
import * as css from './ChartSkeleton.css.ts';

const lines = [0, 0.25, 0.5, 0.75, 1];

/** A placeholder for a drawing: axes without numbers, as high as the drawing. */
export function ChartSkeleton({ height }: { height: number }) {
  const { loading } = useWords(defaultBaseMessages);
  // The plot's own top edge and room for the words of its axis.
  const [top, bottom] = [8, height - 24];
  return (
    <>
      <output className={visuallyHidden}>{loading}</output>
      <svg aria-hidden="true" height={height} className={css.skeleton}>
        {lines.map((share) => {
          const y = Math.round(top + share * (bottom - top)) - 0.5;
          return (
            <g key={share}>
              <rect x="0" y={y - 4} width="20" height="8" rx="3" className={css.word} />
              <line x1="32" x2="100%" y1={y} y2={y} className={css.line} />
            </g>
          );
        })}
        {lines.slice(0, -1).map((share) => (
          <rect
            key={share}
            x={`${10 + share * 90}%`}
            y={height - 14}
            width="36"
            height="8"
            rx="3"
            className={css.word}
          />
        ))}
      </svg>
    </>
  );
}

/** A placeholder for a strip: cells without values. */
export function StripSkeleton({ count, height }: { count: number; height: number }) {
  const { loading } = useWords(defaultBaseMessages);
  return (
    <>
      <output className={visuallyHidden}>{loading}</output>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${count} 1`}
        height={height}
        preserveAspectRatio="none"
        className={css.skeleton}
      >
        {Array.from({ length: count }, (_, index) => (
          <rect
            key={`${index}`}
            x={index + 0.08}
            y="0"
            width="0.84"
            height="1"
            vectorEffect="non-scaling-stroke"
            className={css.word}
          />
        ))}
      </svg>
    </>
  );
}
