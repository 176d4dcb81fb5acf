import { integer, text } from 'drizzle-orm/pg-core';
import { nodeWorkStates } from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { nodes } from './hosting.ts';
import { processes } from './processes.ts';

/** The columns shared by all tables of work on nodes. */
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
  /** When its end was requested; the executor checks this while it runs. */
  cancelAt: instant(),
  /** The outcome. */
  words: text(),
});
