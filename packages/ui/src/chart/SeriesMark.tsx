import { useId } from 'react';
import type { ChartKind, SeriesLook } from './chart-data.ts';
import * as css from './series.css.ts';

/** The dash pattern of a line by its look; the first is solid. */
export const dashes: Record<SeriesLook, string | undefined> = {
  1: undefined,
  2: '7 4',
  3: '1 4',
  4: '9 3 1 3',
  5: '4 2.5',
};

const hatches: Record<SeriesLook, string> = {
  1: '',
  2: 'M-1.5 1.5l3 -3M0 6l6 -6M4.5 7.5l3 -3',
  3: 'M1.5 1.5h0M4.5 4.5h0',
  4: 'M0 3h6',
  5: 'M-1.5 4.5l3 3M0 0l6 6M4.5 -1.5l3 3',
};

/** The fill of bars: a hue, and a hatch that distinguishes it without colour. */
export function Hatch({ id, look }: { id: string; look: SeriesLook }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" className={css.series({ look })}>
      <rect width="6" height="6" fill="currentColor" />
      <path
        d={hatches[look]}
        className={css.gap}
        stroke="currentColor"
        strokeWidth={look === 3 ? 2 : 1.25}
        strokeLinecap={look === 3 ? 'round' : 'butt'}
      />
    </pattern>
  );
}

/** A small sample of a series, for legend and values. */
export function SeriesMark({ kind, look, isOff = false }: { kind: ChartKind; look: SeriesLook; isOff?: boolean }) {
  const id = useId();
  const isLine = kind === 'line' || kind === 'area';
  return (
    <svg
      aria-hidden="true"
      width={isLine ? 20 : 12}
      height="12"
      className={`${css.swatch} ${isOff ? '' : css.series({ look })}`}
    >
      {isLine ? (
        <path
          d="M0 6h20"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dashes[look]}
          strokeLinecap={look === 3 ? 'round' : 'butt'}
        />
      ) : (
        <>
          <Hatch id={id} look={look} />
          <rect
            x="0.5"
            y="0.5"
            width="11"
            height="11"
            rx="2.5"
            fill={isOff ? 'none' : `url(#${id})`}
            stroke={isOff ? 'currentColor' : 'none'}
          />
        </>
      )}
    </svg>
  );
}
