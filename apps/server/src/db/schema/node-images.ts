import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { workColumns } from './work-columns.ts';

/** The images on nodes, as the nodes told of them last; one with several names is a row for each. */
export const nodeImages = pgTable(
  'node_images',
  {
    id: id(),
    nodeId: integer()
      .notNull()
      .references(() => nodes.id, { onDelete: 'cascade' }),
    /** With its tag; empty where it has none. */
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

/** When each node was asked for its images last. */
export const nodeImageReads = pgTable('node_image_reads', {
  nodeId: integer()
    .primaryKey()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  /** When it told; null when it never did. */
  readAt: instant(),
  /** Why it did not tell since. */
  failure: text(),
});

/** The pulls of images on nodes. */
export const imagePulls = pgTable('image_pulls', { ...workColumns(), image: text().notNull() }, (table) => [
  index('image_pulls_at').on(table.at),
  index('image_pulls_node').on(table.nodeId, table.at),
  index('image_pulls_process').on(table.processId),
]);
