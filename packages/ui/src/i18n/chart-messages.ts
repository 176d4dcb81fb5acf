/** The kit's messages in charts. */
export interface ChartMessages {
  /** The name of the switch between the drawing and the table. */
  chartAsTable: string;
  /** The name of the button that exports the values. */
  chartExport: string;
  /** The text when there is no data to draw. */
  chartEmpty: string;
  /** The text for a missing value. */
  chartNoValue: string;
  /** The label of the sum of a stack. */
  chartTotal: string;
}

export const defaultChartMessages: ChartMessages = {
  chartAsTable: 'Show as table',
  chartExport: 'Download as CSV',
  chartEmpty: 'Nothing recorded yet',
  chartNoValue: 'No value',
  chartTotal: 'Total',
};
