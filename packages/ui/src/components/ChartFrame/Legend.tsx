import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { ChartKind, DrawnSeries } from '../../chart/chart-data.ts';
import { SeriesMark } from '../../chart/SeriesMark.tsx';
import * as css from './ChartFrame.css.ts';

export interface LegendProps {
  /** Name of the chart. */
  label: string;
  /** Decides how the marks before the names look. */
  kind: ChartKind;
  /** The series that can be shown, in the order of the drawing. */
  series: readonly DrawnSeries[];
  /** Ids of the series that are switched off. */
  hidden: ReadonlySet<string>;
  /** Called with all that are off, after one was switched. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Names the series of a chart; each name switches its series on and off. */
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
