/** The kit's words in charts. */
export interface ChartMessages {
  /** Name of the switch between the drawing and its numbers. */
  chartAsTable: string;
  /** Name of the button that saves the numbers. */
  chartExport: string;
  /** Stands where there is nothing to draw. */
  chartEmpty: string;
  /** The text for a missing value. */
  chartNoValue: string;
  /** Stands before the sum of what is stacked. */
  chartTotal: string;
}

export const defaultChartMessages: ChartMessages = {
  chartAsTable: 'Show as table',
  chartExport: 'Download as CSV',
  chartEmpty: 'Nothing recorded yet',
  chartNoValue: 'No value',
  chartTotal: 'Total',
};
