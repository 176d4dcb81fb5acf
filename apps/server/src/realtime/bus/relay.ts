import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Relay } from '../port.ts';
import { type Census, createCensus } from './census.ts';
import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** Sends what other back ends publish through the outbox, like the panel's own events. */
export function createRelay(deps: {
  db: Database;
  outbox: Outbox;
  wake: () => void;
  log: Logger;
}): Relay & Pick<Census, 'beat' | 'leave'> {
  const { db, outbox, wake, log } = deps;
  const tell = (...entries: Entry[]) =>
    db.transaction(async () => {
      for (const entry of entries) await outbox.add(entry);
      db.afterCommit(wake);
    });
  return {
    publish: (messages) =>
      tell(...messages.map((message) => ({ kind: 'published' as const, message: JSON.stringify(message) }))),
    terminate: (userId) => tell({ kind: 'goodbye', owner: { userId }, code: 4009 }),
    ...createCensus({ db, log, tell }),
  };
}
