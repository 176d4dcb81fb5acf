import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A Drizzle handle on either engine, outside or inside a transaction. */
type Handle = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The panel's database. Repositories read `current` for each statement and never keep the handle. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** The open transaction of this call chain, otherwise the shared handle. */
  readonly current: Handle;
  /** Runs `work` in one transaction; a nested call joins the open one. Never await network I/O inside. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a transaction is open. */
  readonly inTransaction: boolean;
  /** Runs `work` at the end of the open transaction, as part of it, so that related rows are written together. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs `effect` once the open transaction has been committed (never after a rollback); without one, at once. */
  afterCommit(effect: () => void): void;
  close(): Promise<void>;
}

interface Scope {
  handle: Handle | null;
  open: boolean;
  last: (() => Promise<void>)[];
  effects: (() => void)[];
}

/** Passes the open transaction down the call chain; one per database. */
export interface TransactionScope {
  current: (outer: Handle) => Handle;
  run: <T>(outer: Handle, work: () => Promise<T>) => Promise<T>;
  beforeCommit: (work: () => Promise<void>) => void;
  afterCommit: (effect: () => void) => void;
  isOpen: () => boolean;
  /** Throws when a transaction is open: PGlite has a single session and would wait for itself forever. */
  forbid: () => void;
}

/** @see TransactionScope */
export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<Scope>();
  const open = () => {
    const scope = storage.getStore();
    return scope?.open ? scope : undefined;
  };

  return {
    isOpen: () => open() !== undefined,
    current: (outer) => open()?.handle ?? outer,
    async run(outer, work) {
      if (open()) return work();
      const scope: Scope = { handle: null, open: true, last: [], effects: [] };
      const result = await outer.transaction((handle) =>
        storage.run(Object.assign(scope, { handle }), async () => {
          try {
            const done = await work();
            for (const last of scope.last) await last();
            return done;
          } finally {
            // Work that was started here but not awaited must not use a transaction that has ended.
            scope.open = false;
          }
        }),
      );
      for (const effect of scope.effects) storage.exit(effect);
      return result;
    },
    beforeCommit(work) {
      const scope = open();
      if (!scope) throw new Error('Only work inside a transaction can run at its end.');
      scope.last.push(work);
    },
    afterCommit(effect) {
      const scope = open();
      if (scope) scope.effects.push(effect);
      else effect();
    },
    forbid() {
      if (open())
        throw new Error('The outer database handle was used inside a transaction: ask `db.current` at each statement.');
    },
  };
}
