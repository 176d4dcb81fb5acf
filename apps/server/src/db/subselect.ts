import { type SQL, sql } from 'drizzle-orm';

/**
 * A select within the columns of another one. In a select of one table Drizzle writes columns without their tables; one
 * level deeper it does not, so that those of both selects are told apart.
 */
export const subselect = <T>(query: SQL): SQL<T> => sql<T>`(${query})`;
