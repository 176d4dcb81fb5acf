import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { serverTypes } from '@kronos/api/contract';
import { id, instant } from './columns.ts';

/** The images that can be chosen for products. */
export const images = pgTable(
  'images',
  {
    id: id(),
    type: text({ enum: serverTypes }).notNull(),
    /** Without a tag. */
    image: text().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('images_image').on(table.type, table.image)],
);
