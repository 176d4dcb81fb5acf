import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const escape = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Matches a column that contains a text, ignoring case. The text must be in lower case. */
export const contains = (column: SQLWrapper, text: string): SQL => sql`lower(${column}) like ${`%${escape(text)}%`}`;

/** Matches a column that begins with a text, ignoring case. The text must be in lower case. */
export const beginsWith = (column: SQLWrapper, text: string): SQL => sql`lower(${column}) like ${`${escape(text)}%`}`;

/** The condition of a list's search: one of the columns contains the text. An empty text matches all. */
export const search = (q: string, columns: readonly SQLWrapper[]): SQL | undefined =>
  q === '' ? undefined : or(...columns.map((column) => contains(column, q.toLowerCase())));
