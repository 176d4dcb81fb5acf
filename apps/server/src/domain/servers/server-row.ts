import type { servers } from '../../db/schema.ts';

/** The record of a server. */
export type ServerRow = typeof servers.$inferSelect;
