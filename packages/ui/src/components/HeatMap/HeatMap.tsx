import { toCsv } from '../../chart/to-csv.ts';
import { type ChartFormatOptions, useChartFormat } from '../../chart/use-chart-format.ts';
import { classes } from '../../css/classes.ts';
import { ChartFrame, type ChartFrameOptions } from '../ChartFrame/ChartFrame.tsx';
import * as css from './HeatMap.css.ts';
import { HeatGrid } from './HeatGrid.tsx';
import { HeatSkeleton } from './HeatSkeleton.tsx';
import { heatLevels } from './heat-level.ts';

export interface HeatMapProps extends Omit<ChartFrameOptions, 'height'>, Pick<ChartFormatOptions, 'valueFormat'> {
  /** The names of the rows, such as the days of a week. */
  rows: readonly string[];
  /** The names of the columns, such as the hours of a day. */
  columns: readonly string[];
  /** The values by row and column; null where nothing was measured. Zero is the weakest shade. */
  values: readonly (readonly (number | null)[])[];
  /** The name of the rows, in one word such as `Day`; the heading of the table's first column. */
  rowsLabel: string;
}

const rowHeight = 24;
const headHeight = 22;
const scaleHeight = 22;

/**
 * A chart of values by two dimensions, such as day and hour: the stronger the colour, the higher the value.
 * @example
 * <HeatMap title="Streams" rows={rows} rowsLabel="Day" columns={columns} values={values} />
 */
export function HeatMap({ rows, columns, values, rowsLabel, valueFormat, onExport, ...frame }: HeatMapProps) {
  const format = useChartFormat({ valueFormat });
  const known = values.flatMap((row) => row.filter((value) => value !== null));
  const largest = Math.max(0, ...known);
  const height = headHeight + rows.length * rowHeight + scaleHeight;
  const head = [rowsLabel, ...columns];
  const valuesOf = (row: number) => columns.map((_, column) => values[row]?.[column] ?? null);
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={known.length === 0}
      skeleton={<HeatSkeleton rows={rows} columns={columns} headHeight={headHeight} rowHeight={rowHeight} />}
      table={() => ({
        columns: head,
        rows: rows.map((name, row) => ({ id: name, cells: [name, ...valuesOf(row).map(format.value)] })),
      })}
      onExport={onExport && (() => onExport(toCsv([head, ...rows.map((name, row) => [name, ...valuesOf(row)])])))}
    >
      <HeatGrid
        label={frame.title}
        rowsLabel={rowsLabel}
        rows={rows}
        columns={columns}
        valuesOf={valuesOf}
        largest={largest}
        textOf={format.value}
      />
      <div aria-hidden="true" dir="ltr" className={css.scale}>
        {format.value(0)}
        {heatLevels.map((level) => (
          <span key={level} className={classes(css.cell({ level }), css.scaleStep)} />
        ))}
        {format.value(largest)}
      </div>
    </ChartFrame>
  );
}
