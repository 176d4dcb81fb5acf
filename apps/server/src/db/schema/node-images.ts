import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { workColumns } from './work-columns.ts';

/** The images on nodes, as last reported; an image with several names has a row for each. */
export const nodeImages = pgTable(
  'node_images',
  {
    id: id(),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    /** With its tag; empty if it has none. */
    image: text().notNull(),
    digest: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    builtAt: instant().notNull(),
    containers: integer().notNull(),
  },
  (table) => [
    unique('node_images_once').on(table.nodeId, table.image, table.digest),
    index('node_images_image').on(table.image, table.builtAt),
  ],
);

/** When the images of each node were last read. */
export const nodeImageReads = pgTable('node_image_reads', {
  nodeId: integer()
    .primaryKey()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  /** The last successful read; null if there was none. */
  readAt: instant(),
  /** Why reads have failed since. */
  failure: text(),
});

/** The pulls of images on nodes. */
export const imagePulls = pgTable('image_pulls', { ...workColumns(), image: text().notNull() }, (table) => [
  index('image_pulls_at').on(table.at),
  index('image_pulls_node').on(table.nodeId, table.at),
  index('image_pulls_process').on(table.processId),
]);
