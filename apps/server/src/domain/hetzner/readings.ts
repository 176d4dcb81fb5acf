import { and, eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Database } from '../../db/database.ts';
import { hetznerProjects as projectTable, hetznerServers as table } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import { CloudError, type CloudReading, type CloudServer } from './port.ts';
import { type HetznerProjectRow, type HetznerProjects, readEveryMs } from './projects.ts';
import { failureWords } from './words.ts';

/** Projects that are read concurrently. */
const lanes = 4;
/** How long reading all pages of one project may take. */
const patienceMs = 60_000;

type Row = typeof table.$inferSelect;

export type HetznerReadings = ReturnType<typeof createHetznerReadings>;

/** Stores what the projects report about their servers. */
export function createHetznerReadings(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  events: Events;
  hetznerProjects: HetznerProjects;
}) {
  const { db, clock, log, events, hetznerProjects } = deps;
  const tell = () => events.emit('admin', 'hetzner-changed', {});

  /** Brings the rows of a project in line with what it reports; a row that remains keeps its id. */
  const store = async (projectId: number, servers: readonly CloudServer[]): Promise<void> => {
    const known = await db.current.select().from(table).where(eq(table.projectId, projectId));
    const rowOf = new Map(known.map((row) => [row.number, row]));
    const told = new Set(servers.map(({ number }) => number));
    const gone = known.filter(({ number }) => !told.has(number)).map(({ id }) => id);
    const fresh = servers.filter(({ number }) => !rowOf.has(number));
    const changed = servers.flatMap((server) => {
      const row = rowOf.get(server.number);
      return row && !isAs(row, server) ? [{ id: row.id, server }] : [];
    });
    if (gone.length > 0) await db.current.delete(table).where(inArray(table.id, gone));
    for (const { id, server } of changed) await db.current.update(table).set(server).where(eq(table.id, id));
    if (fresh.length > 0) await db.current.insert(table).values(fresh.map((server) => ({ ...server, projectId })));
  };

  const soonest = (at: Date | null | undefined): Date =>
    new Date(Math.max(clock.now().getTime() + readEveryMs, at?.getTime() ?? 0));

  /** Records the outcome of a reading, whose age open pages show, and the servers if the project reported them. */
  const note = (id: number, values: Partial<HetznerProjectRow>, servers?: readonly CloudServer[]): Promise<void> =>
    db.transaction(async () => {
      // The project may have been deleted meanwhile; the lock also serializes concurrent readings.
      if (!(await hetznerProjects.lock(id))) return;
      await db.current.update(projectTable).set(values).where(eq(projectTable.id, id));
      if (servers) await store(id, servers);
      await tell();
    });

  /** Stores a reading of a project. */
  const keep = (id: number, { servers, ms, restUntil }: CloudReading): Promise<void> => {
    const read = { readAt: clock.now(), latencyMs: ms, failure: null, failedAt: null };
    return note(id, { ...read, nextReadAt: soonest(restUntil) }, servers);
  };

  /** Reads a project; false when that failed. */
  const read = async (project: HetznerProjectRow): Promise<boolean> => {
    try {
      const reading = await hetznerProjects.open(project).servers({ signal: AbortSignal.timeout(patienceMs) });
      await keep(project.id, reading);
      return true;
    } catch (error) {
      if (!(error instanceof CloudError)) throw error;
      log.warn({ err: error, project: project.name }, 'a Hetzner project could not be read');
      // What the last successful reading returned is kept.
      const failed = { failure: failureWords(error), failedAt: clock.now() };
      await note(project.id, { ...failed, nextReadAt: soonest(error.retryAt) });
      return false;
    }
  };

  return {
    keep,
    /** Stores the state of one server after an action, in the transaction of its outcome. */
    async keepOne(projectId: number, server: CloudServer): Promise<void> {
      await db.current
        .update(table)
        .set(server)
        .where(and(eq(table.projectId, projectId), eq(table.number, server.number)));
    },
    tell,
    /** Reads the projects that are due. */
    async sample(): Promise<void> {
      await forEachLimited(await hetznerProjects.claimDue(), lanes, async (project) => {
        await read(project).catch((error: unknown) =>
          log.error({ err: error, project: project.name }, 'a Hetzner project could not be read'),
        );
      });
    },
    /** Reads all projects now; returns how many readings failed. */
    async refresh(): Promise<number> {
      let failed = 0;
      await forEachLimited(await hetznerProjects.all(), lanes, async (project) => {
        if (!(await read(project))) failed += 1;
      });
      return failed;
    },
  };
}

/** Whether a row matches what Hetzner reports. */
const isAs = (row: Row, server: CloudServer): boolean =>
  (Object.keys(server) as (keyof CloudServer)[]).every((key) => row[key] === server[key]);
