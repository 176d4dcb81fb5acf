import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A Drizzle handle on either engine, outside or inside a transaction. */
type Handle = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The panel's database. Repositories ask `current` for their handle at each statement and never keep it. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** The open transaction of this call chain, else the shared handle. */
  readonly current: Handle;
  /** Runs `work` in one transaction; a nested call joins the one that is open. Never await a network inside. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** True inside a transaction. */
  readonly inTransaction: boolean;
  /** Runs `work` as the last of the open transaction, in it: what belongs together is written at once. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs `effect` once the open transaction is committed (never when it is rolled back), else at once. */
  afterCommit(effect: () => void): void;
  close(): Promise<void>;
}

interface Scope {
  handle: Handle | null;
  open: boolean;
  last: (() => Promise<void>)[];
  effects: (() => void)[];
}

/** Hands the open transaction down the call chain; one per database. */
export interface TransactionScope {
  current: (outer: Handle) => Handle;
  run: <T>(outer: Handle, work: () => Promise<T>) => Promise<T>;
  beforeCommit: (work: () => Promise<void>) => void;
  afterCommit: (effect: () => void) => void;
  isOpen: () => boolean;
  /** Throws when a transaction is open: PGlite has one session and would wait for itself for ever. */
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
            // Whatever was started here and not awaited must not reach for an ended transaction.
            scope.open = false;
          }
        }),
      );
      for (const effect of scope.effects) storage.exit(effect);
      return result;
    },
    beforeCommit(work) {
      const scope = open();
      if (!scope) throw new Error('Only what is within a transaction can come at its end.');
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
