/** From so many days on each point of a chart is a week. */
const manyDays = 93;

interface Dated {
  readonly day: string;
}

/** Neighbouring days that are one point of a chart. */
export interface Span<R> {
  /** Its first day. */
  readonly from: string;
  readonly rows: readonly R[];
}

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

/** Days as the points of a chart: each by itself, or in weeks from Monday to Sunday where there are many. */
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
