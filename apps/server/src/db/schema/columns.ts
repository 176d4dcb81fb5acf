import { integer, timestamp } from 'drizzle-orm/pg-core';

/** The number of a record. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** An instant, to the millisecond. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
