import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { ChartKind, DrawnSeries } from '../../chart/chart-data.ts';
import { SeriesMark } from '../../chart/SeriesMark.tsx';
import * as css from './ChartFrame.css.ts';

export interface LegendProps {
  /** The name of the chart. */
  label: string;
  /** The kind of chart, which determines the marks before the names. */
  kind: ChartKind;
  /** The series that can be shown, in the order of the drawing. */
  series: readonly DrawnSeries[];
  /** The ids of the series that are switched off. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of all hidden series when one is switched. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** The legend of a chart: the names of its series, each a switch that shows or hides it. */
export function Legend({ label, kind, series, hidden, onHiddenChange }: LegendProps) {
  return (
    <div role="group" aria-label={label} className={css.legend}>
      {series.map(({ id, label: name, look }) => (
        <ToggleButton
          key={id}
          isSelected={!hidden.has(id)}
          className={css.legendItem}
          onChange={(isShown) => {
            const next = new Set(hidden);
            if (isShown) next.delete(id);
            else next.add(id);
            onHiddenChange(next);
          }}
        >
          <SeriesMark kind={kind} look={look} isOff={hidden.has(id)} />
          {name}
        </ToggleButton>
      ))}
    </div>
  );
}
