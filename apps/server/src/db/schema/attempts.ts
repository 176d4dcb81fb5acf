import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/**
 * The number of attempts at rate-limited actions, counted by all processes together and written by the library (ADR
 * 0025).
 */
export const attempts = pgTable('attempts', {
  /** A digest of the user and the action. */
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint({ mode: 'number' }),
});
