import { boolean } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Whether and when a message is shown. */
export const shown = {
  isEnabled: boolean().notNull().default(true),
  startsAt: instant().notNull(),
  endsAt: instant(),
  createdAt: instant().notNull(),
};
