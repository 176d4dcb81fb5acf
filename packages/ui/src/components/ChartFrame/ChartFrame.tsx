import { type ReactNode, useId, useState } from 'react';
import { ChartSkeleton } from '../../chart/ChartSkeleton.tsx';
import { classes } from '../../css/classes.ts';
import { defaultChartMessages } from '../../i18n/chart-messages.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { DownloadIcon, TableIcon } from '../../icons/charts.tsx';
import { ErrorIcon } from '../../icons/status.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/heading-options.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import * as css from './ChartFrame.css.ts';
import { ChartTable, type ChartTableData } from './ChartTable.tsx';

/** Options that all charts share. */
export interface ChartFrameOptions {
  /** The chart's title. */
  title: string;
  /** The heading level of the title. @default 3 */
  level?: HeadingLevel | undefined;
  /** A summary in one sentence, which screen readers read before the points. */
  description?: ReactNode;
  /** Whether the data is being loaded. @default false */
  isLoading?: boolean | undefined;
  /** The error message when the data could not be loaded. */
  error?: string | undefined;
  /** Called when the reader retries after an error. */
  onRetry?: (() => void) | undefined;
  /** The content shown when there is no data. @default the kit's text */
  empty?: ReactNode;
  /** The height of the drawing in pixels. */
  height?: number | undefined;
  /** Called with the data as CSV when the reader exports it. Without it there is no export button. */
  onExport?: ((csv: string) => void) | undefined;
  /** An additional class, for styles that no prop or variant covers. Each use is counted in reviews. */
  UNSAFE_className?: string | undefined;
}

export interface ChartFrameProps extends Omit<ChartFrameOptions, 'onExport'> {
  /** The legend: the names of the series, with switches. */
  legend?: ReactNode;
  /** Whether there is no data to draw. @default false */
  isEmpty?: boolean | undefined;
  /** Returns the same data as a table; called when the table is shown. */
  table: () => ChartTableData;
  /** Called when the reader exports the data. Without it there is no export button. */
  onExport?: (() => void) | undefined;
  /** The height of the table in pixels. @default that of the drawing */
  tableHeight?: number | undefined;
  /** The placeholder shown while the data loads. @default axes */
  skeleton?: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

/**
 * The frame of a chart: title, legend, tools and, on request, its values as a table.
 * @example
 * <ChartFrame title="Load" height={240} table={table}>{drawing}</ChartFrame>
 */
export function ChartFrame({
  title,
  level = 3,
  description,
  legend,
  table,
  isLoading = false,
  isEmpty = false,
  error,
  onRetry,
  empty,
  height = 240,
  tableHeight = height,
  skeleton,
  onExport,
  UNSAFE_className,
  children,
}: ChartFrameProps) {
  const messages = useWords(defaultChartMessages);
  const { retry } = useWords(defaultFrameMessages);
  const id = useId();
  const [isTable, setTable] = useState(false);
  const isReady = !isLoading && error === undefined && !isEmpty;

  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classes(css.frame, UNSAFE_className)}
    >
      <div className={css.head}>
        <div className={css.titles}>
          <Heading id={`${id}-title`} level={level} size={16}>
            {title}
          </Heading>
          {description !== undefined && (
            <p id={`${id}-description`} className={css.description}>
              {description}
            </p>
          )}
        </div>
        {isReady && (
          <div className={css.tools}>
            <ToggleButton
              size="small"
              tone="quiet"
              aria-label={messages.chartAsTable}
              isSelected={isTable}
              onChange={setTable}
              iconStart={<TableIcon />}
            />
            {onExport && (
              <IconButton size="small" label={messages.chartExport} icon={<DownloadIcon />} onPress={onExport} />
            )}
          </div>
        )}
      </div>
      {isReady && !isTable && legend}
      <div className={css.place}>
        {!(isReady && !isTable) && (
          <svg aria-hidden="true" width="1" height={isReady ? tableHeight : height} className={css.strut} />
        )}
        {isLoading && (skeleton ?? <ChartSkeleton height={height} />)}
        {!isLoading && error !== undefined && (
          <div role="alert" className={classes(css.fill, css.state)}>
            <span className={css.stateWords}>
              <span className={css.errorMark}>
                <ErrorIcon />
              </span>
              {error}
            </span>
            {onRetry && (
              <Button size="small" onPress={onRetry}>
                {retry}
              </Button>
            )}
          </div>
        )}
        {!isLoading && error === undefined && isEmpty && (
          <div className={classes(css.fill, css.state)}>{empty ?? messages.chartEmpty}</div>
        )}
        {isReady && (isTable ? <ChartTable label={title} {...table()} /> : <div className={css.fill}>{children}</div>)}
      </div>
    </figure>
  );
}
