import { pgTable, text } from 'drizzle-orm/pg-core';
import { audienceRoles, contentPlaces } from '@kronos/api/contract';
import { id } from './columns.ts';
import { shown } from './shown-columns.ts';

/** HTML for named places of the panel. */
export const dynamicContents = pgTable('dynamic_contents', {
  id: id(),
  name: text().notNull(),
  place: text({ enum: contentPlaces }).notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  ...shown,
});
