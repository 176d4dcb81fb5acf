/** With this many days or more, each point of a chart is a week. */
const manyDays = 93;

interface Dated {
  readonly day: string;
}

/** Consecutive days that are one point of a chart. */
export interface Span<R> {
  /** Its first day. */
  readonly from: string;
  readonly rows: readonly R[];
}

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

/** Groups days into the points of a chart: each by itself, or weeks from Monday to Sunday if there are many. */
export function spansOf<R extends Dated>(rows: readonly R[]): { isWeekly: boolean; spans: readonly Span<R>[] } {
  const isWeekly = rows.length >= manyDays;
  const spans: { from: string; rows: R[] }[] = [];
  for (const row of rows) {
    const last = spans.at(-1);
    if (last && isWeekly && !isMonday(row.day)) last.rows.push(row);
    else spans.push({ from: row.day, rows: [row] });
  }
  return { isWeekly, spans };
}
