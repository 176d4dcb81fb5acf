import * as css from './ChartFrame.css.ts';

/** The values of a chart as a table. */
export interface ChartTableData {
  /** The name of each column; the first is that of the points. */
  columns: readonly string[];
  /** The label and the values of each point. */
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** A plain table in place of the drawing, which scrolls. */
export function ChartTable({ label, columns, rows }: ChartTableData & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={css.tableBox}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [point, ...values] }) => (
            <tr key={id}>
              <th scope="row" className={css.rowHead}>
                {point}
              </th>
              {values.map((value, column) => (
                <td key={columns[column + 1]} className={css.bodyCell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
