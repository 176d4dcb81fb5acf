import { bisector } from 'd3-array';
import { memo, useId, useMemo } from 'react';
import { defaultChartMessages } from '../../i18n/chart-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { ChartKind } from '../chart-data.ts';
import { Readout, type ReadoutLine } from '../Readout.tsx';
import { SeriesMark } from '../SeriesMark.tsx';
import { Stepper } from '../Stepper.tsx';
import * as seriesCss from '../series.css.ts';
import { layOut, type PlotData, type PlotLayout } from './layout.ts';
import { Marks } from './Marks.tsx';
import * as css from './Plot.css.ts';
import { useWidth } from './use-width.ts';

export interface PlotProps extends PlotData {
  /** The name of the chart. */
  label: string;
  /** The height of the whole drawing in pixels. */
  height: number;
}

/** Axes, marks and the cross-hair. With d3 it is the larger half of a chart, so it is loaded when one is shown. */
export function Plot({ label, height, kind, points, series, min, max, format }: PlotProps) {
  const [ref, width] = useWidth();
  const layout = useMemo(
    () => layOut({ kind, points, series, min, max, format }, width, height),
    [kind, points, series, min, max, format, width, height],
  );
  const { chartTotal } = useWords(defaultChartMessages);
  const valuesAt = (index: number): ReadoutLine[] => {
    const lines = series.map(({ id, label: name, values, look }) => ({
      id,
      label: name,
      value: format.value(values[index] ?? null),
      mark: <SeriesMark kind={kind} look={look} />,
    }));
    if (kind !== 'stacked' || series.length < 2) return lines;
    const known = series.flatMap(({ values }) => values[index] ?? []);
    const total = known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
    return [...lines, { id: 'sum of all', label: chartTotal, value: format.value(total), isTotal: true }];
  };
  const titleAt = (index: number) => format.point(points[index] ?? '');

  return (
    <div ref={ref}>
      <Stepper
        label={label}
        count={points.length}
        textOf={(index) =>
          [titleAt(index), ...valuesAt(index).map(({ label: name, value }) => `${name} ${value}`)].join(', ')
        }
        indexAt={(x) => nearest(layout.x, x)}
        renderMark={(index) => {
          const x = layout.x[index] ?? 0;
          const isBefore = x > (layout.left + layout.right) / 2;
          const halfBand = roomForBars(kind, layout);
          return (
            <>
              <CrossHair layout={layout} index={index} kind={kind} series={series} />
              <Readout
                left={`${isBefore ? x - halfBand : x + halfBand}px`}
                isBefore={isBefore}
                title={titleAt(index)}
                lines={valuesAt(index)}
              />
            </>
          );
        }}
      >
        <Drawing layout={layout} kind={kind} series={series} />
      </Stepper>
    </div>
  );
}

/** How far the values stand from the middle of the bars that they tell of: beside them, where the drawing is wide enough. */
const roomForBars = (kind: ChartKind, { band, left, right }: PlotLayout) =>
  (kind === 'bar' || kind === 'stacked') && right - left > 400 ? Math.min(band / 2, (right - left) / 8) : 0;

const { center } = bisector<number, number>((place) => place);
const nearest = (places: readonly number[], x: number) => center([...places], x);

type DrawingProps = Pick<PlotProps, 'kind' | 'series'> & { layout: PlotLayout };

/** Everything that stays the same while stepping through the points. */
const Drawing = memo(function Drawing({ layout, kind, series }: DrawingProps) {
  const { width, height, left, right, bottom, xTicks, yTicks, y } = layout;
  const hatch = useId();
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} height={height} className={css.svg}>
      {yTicks.map(({ at, text }) => (
        <g key={text}>
          <path d={`M${left} ${Math.round(at) - 0.5}H${right}`} className={at === y(0) ? css.zeroLine : css.gridLine} />
          <text x={left - 8} y={at} dy="0.32em" textAnchor="end" className={css.tick}>
            {text}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, text }) => (
        <text key={at} x={at} y={bottom + 18} textAnchor={anchorOf(at, text, layout)} className={css.tick}>
          {text}
        </text>
      ))}
      <Marks layout={layout} kind={kind} series={series} hatch={hatch} />
    </svg>
  );
});

/** Returns the text anchor that keeps labels at the edges inside the drawing. */
function anchorOf(at: number, text: string, { width }: PlotLayout) {
  const half = text.length * 3.4;
  if (at + half > width) return 'end';
  return at - half < 0 ? 'start' : 'middle';
}

function CrossHair({ layout, index, kind, series }: DrawingProps & { index: number }) {
  const { width, height, top, bottom, band, spans, y } = layout;
  const x = layout.x[index] ?? 0;
  const isLine = kind === 'line' || kind === 'area';
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} height={height} className={`${css.svg} ${css.overlay}`}>
      {isLine ? (
        <path d={`M${Math.round(x) + 0.5} ${top}V${bottom}`} className={css.crossHair} />
      ) : (
        <rect x={x - band / 2} y={top} width={band} height={bottom - top} rx="4" className={css.bandHair} />
      )}
      {isLine &&
        series.map(({ id, look }, row) => {
          const span = spans[row]?.[index];
          return (
            span && (
              <g key={id} className={seriesCss.series({ look })}>
                <circle cx={x} cy={y(span[1])} r="4" strokeWidth="2" className={css.dot} />
              </g>
            )
          );
        })}
    </svg>
  );
}
