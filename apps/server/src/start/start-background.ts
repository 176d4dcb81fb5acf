import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Services } from '../services/create-services.ts';
import type { Timings } from '../config/timings.ts';
import type { Database } from '../db/database.ts';
import { keepLogShort, maintainEmbedded } from '../db/maintenance.ts';
import type { EmbeddedDatabase } from '../db/pglite.ts';
import type { Outbox } from '../realtime/bus/outbox.ts';
import { repeat } from '../platform/repeat.ts';

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

/** Starts background work: jobs, reconciliation, pings, maintenance. Returns a function that stops it. */
export function startBackground({
  db,
  clock,
  log,
  services,
  outbox,
  timings,
  folder,
}: BackgroundDeps): () => Promise<void> {
  const { worker, observer, engineEvents, figures, pings, sessions, queue, audit, oneTimeTokens, mail } = services;
  const {
    trialDecisions,
    passkeys,
    dataExports,
    exports,
    backupKeeping,
    chronicle,
    upkeep,
    liveFigures,
    claimChecks,
    cdnComparison,
    imageReadings,
    hetznerReadings,
    robotUpkeep,
    uptimeChecks,
    uptimeLog,
    outageNotices,
  } = services;
  worker.start();
  const tasks = [
    repeat('observe', { firstMs: timings.firstObserveMs, everyMs: timings.observeMs }, log, async () => {
      await engineEvents.follow();
      await observer.sweep();
    }),
    repeat('figures', { firstMs: timings.firstSampleMs, everyMs: timings.figuresMs }, log, () => figures.sample()),
    repeat('ping', { firstMs: timings.firstSampleMs, everyMs: timings.sampleMs }, log, () => pings.sample()),
    repeat('claims', { firstMs: timings.firstSampleMs, everyMs: timings.sampleMs }, log, () => claimChecks.sample()),
    repeat('cdn', { firstMs: timings.firstSampleMs, everyMs: timings.cdnMs }, log, () => cdnComparison.sample()),
    repeat('images', { firstMs: timings.firstSampleMs, everyMs: timings.imagesMs }, log, () => imageReadings.sample()),
    repeat('hetzner', { firstMs: timings.firstSampleMs, everyMs: timings.hetznerMs }, log, () =>
      hetznerReadings.sample(),
    ),
    repeat('uptime-robot', { firstMs: timings.firstSampleMs, everyMs: timings.uptimeRobotMs }, log, () =>
      robotUpkeep.sample(),
    ),
    repeat('uptime', { firstMs: timings.firstSampleMs, everyMs: timings.uptimeMs }, log, async () => {
      await uptimeChecks.sample();
      await outageNotices.tell();
    }),
    repeat('sessions', { everyMs: timings.sessionsMs }, log, async () => void (await sessions.endExpired())),
    repeat('maintain', { firstMs: timings.firstUpkeepMs, everyMs: timings.upkeepMs }, log, async () => {
      await queue.pruneFinished();
      const { setAside } = await outbox.prune();
      if (setAside > 0) log.warn({ count: setAside }, 'events that were set aside long ago have been deleted');
      await audit.prune();
      await oneTimeTokens.prune();
      await mail.prune();
      await trialDecisions.endDue();
      await passkeys.prune();
      await dataExports.prune();
      await exports.prune();
      await backupKeeping.prune();
      await chronicle.prune();
      await uptimeLog.prune();
      await upkeep.restartDue();
      if ('maintain' in db && folder) await maintainEmbedded(db, join(folder, 'snapshots'), clock.now());
    }),
  ];
  if ('maintain' in db) tasks.push(keepLogShort(db, timings.checkpointMs, log));
  return async () => {
    liveFigures.stop();
    await Promise.all([worker.stop(), engineEvents.stop(), ...tasks.map((stop) => stop())]);
  };
}
