import { area, line } from 'd3-shape';
import type { ChartKind, DrawnSeries } from '../chart-data.ts';
import { dashes, Hatch } from '../SeriesMark.tsx';
import * as css from '../series.css.ts';
import { type BarPlace, barBox, barPath } from './bar-path.ts';
import type { PlotLayout } from './layout.ts';

interface MarksProps {
  layout: PlotLayout;
  kind: ChartKind;
  series: readonly DrawnSeries[];
  /** The prefix of the ids of the hatches. */
  hatch: string;
}

/** Lines, areas or bars. The first series is on top, as it is first in the legend. */
export function Marks({ kind, ...props }: MarksProps) {
  return kind === 'line' || kind === 'area' ? <Lines {...props} kind={kind} /> : <Bars {...props} kind={kind} />;
}

function Lines({ layout: { x, y, spans, top, bottom }, kind, series }: MarksProps) {
  const isKnown = (span: readonly [number, number] | null) => span !== null;
  const at = (_: unknown, index: number) => x[index] ?? 0;
  const value = (span: readonly [number, number] | null) => y(span?.[1] ?? 0);
  const drawLine = line<readonly [number, number] | null>().defined(isKnown).x(at).y(value);
  const ground = Math.min(bottom, Math.max(top, y(0)));
  const drawArea = area<readonly [number, number] | null>().defined(isKnown).x(at).y1(value).y0(ground);
  return series
    .map(({ id, look }, row) => {
      const values = [...(spans[row] ?? [])];
      return (
        <g key={id} className={css.series({ look })}>
          {kind === 'area' && <path d={drawArea(values) ?? ''} fill="currentColor" fillOpacity="0.12" />}
          <path
            d={drawLine(values) ?? ''}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray={dashes[look]}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </g>
      );
    })
    .toReversed();
}

function Bars({ layout, kind, series, hatch }: MarksProps) {
  const { x, y, spans } = layout;
  const isStacked = kind === 'stacked';
  const placeOf = ([from, to]: readonly [number, number], index: number): BarPlace => {
    if (!isStacked) return 'alone';
    const reaches = spans.map((row) => row[index]?.[1] ?? 0);
    return to === (to < from ? Math.min(...reaches) : Math.max(...reaches)) ? 'last' : 'within';
  };
  return (
    <>
      <defs>
        {series.map(({ id, look }) => (
          <Hatch key={id} id={`${hatch}-${look}`} look={look} />
        ))}
      </defs>
      {series.map(({ id, look }, row) => (
        <path
          key={id}
          fill={`url(#${hatch}-${look})`}
          d={(spans[row] ?? [])
            .map((span, index) => {
              if (!span) return '';
              const box = barBox(layout.band, isStacked ? 1 : series.length, isStacked ? 0 : row);
              return barPath((x[index] ?? 0) + box.from, box.width, y(span[0]), y(span[1]), placeOf(span, index));
            })
            .join('')}
        />
      ))}
    </>
  );
}
