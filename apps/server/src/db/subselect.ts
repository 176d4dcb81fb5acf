import { type SQL, sql } from 'drizzle-orm';

/**
 * A select within the columns of another one. Drizzle omits the table names of columns in a select of one table, but
 * not one level deeper, so that the columns of both selects stay distinct.
 */
export const subselect = <T>(query: SQL): SQL<T> => sql<T>`(${query})`;
