import { integer, text } from 'drizzle-orm/pg-core';
import { nodeWorkStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './work.ts';

/** The columns of every table of works on nodes. */
export const workColumns = () => ({
  id: id(),
  nodeId: integer()
    .notNull()
    .references(() => nodes.id, { onDelete: 'cascade' }),
  state: text({ enum: nodeWorkStates }).notNull().default('waiting'),
  processId: integer().references(() => processes.id, { onDelete: 'set null' }),
  at: instant().notNull(),
  startedAt: instant(),
  finishedAt: instant(),
  /** Set while it runs and somebody wants it to end; whoever carries it out looks here. */
  cancelAt: instant(),
  /** What came of it. */
  words: text(),
});
