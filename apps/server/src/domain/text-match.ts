import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const escape = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The column holds a text, whatever its case. The text must be in lower case. */
export const contains = (column: SQLWrapper, text: string): SQL => sql`lower(${column}) like ${`%${escape(text)}%`}`;

/** The column begins with a text, whatever its case. The text must be in lower case. */
export const beginsWith = (column: SQLWrapper, text: string): SQL => sql`lower(${column}) like ${`${escape(text)}%`}`;

/** What a list's search means: one of the columns holds the text. Nothing asked leaves nothing out. */
export const search = (q: string, columns: readonly SQLWrapper[]): SQL | undefined =>
  q === '' ? undefined : or(...columns.map((column) => contains(column, q.toLowerCase())));
