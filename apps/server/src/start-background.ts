import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Services, Timings } from './create-services.ts';
import type { Database } from './db/database.ts';
import { maintainEmbedded } from './db/maintenance.ts';
import type { EmbeddedDatabase } from './db/pglite.ts';
import type { Outbox } from './realtime/bus/outbox.ts';
import { repeat } from './repeat.ts';

/** Not in the first minute, when people wait for the first page. */
const maintenance = { firstMs: 60_000, everyMs: 5 * 60_000 };

export interface BackgroundDeps {
  db: Database | EmbeddedDatabase;
  clock: Clock;
  log: Logger;
  services: Services;
  outbox: Outbox;
  timings: Timings;
  /** The data folder; absent in memory. */
  folder: string | undefined;
}

/** Starts what runs without anybody asking: jobs, the look at the engines, pings, maintenance. Answers how to stop. */
export function startBackground({
  db,
  clock,
  log,
  services,
  outbox,
  timings,
  folder,
}: BackgroundDeps): () => Promise<void> {
  const { worker, observer, pings, sessions, queue, audit } = services;
  worker.start();
  const tasks = [
    repeat('observe', { everyMs: timings.observeMs }, log, () => observer.sweep()),
    repeat('ping', { firstMs: timings.firstSampleMs, everyMs: timings.sampleMs }, log, () => pings.sample()),
    repeat('maintain', maintenance, log, async () => {
      await sessions.pruneExpired();
      await queue.pruneFinished();
      await outbox.prune();
      await audit.prune();
      if ('maintain' in db && folder) await maintainEmbedded(db, join(folder, 'snapshots'), clock.now());
    }),
  ];
  return async () => {
    await Promise.all([worker.stop(), ...tasks.map((stop) => stop())]);
  };
}
