import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Engines } from './domain/nodes/engines.ts';
import { createAudit } from './domain/audit/audit.ts';
import { createNodes } from './domain/nodes/nodes.ts';
import { createProcesses } from './domain/processes/processes.ts';
import { createAnnouncements } from './domain/announcements/announcements.ts';
import { createEvents } from './domain/events.ts';
import { createNotifications } from './domain/notifications/notifications.ts';
import { createResellers } from './domain/resellers/resellers.ts';
import { createSearch } from './domain/search/search.ts';
import { createServerEvents } from './domain/servers/events.ts';
import { createObserver } from './domain/servers/observer.ts';
import { createOperationJob } from './domain/servers/operation-job.ts';
import { createOperations } from './domain/servers/operations.ts';
import { createPings } from './domain/servers/pings.ts';
import type { MediaServerProbe } from './domain/servers/readiness.ts';
import { createServers } from './domain/servers/servers.ts';
import { createImpersonations } from './domain/sessions/impersonations.ts';
import { createSessions } from './domain/sessions/sessions.ts';
import { createSettings, type SettingsFacts } from './domain/settings/settings.ts';
import { createTickets } from './domain/tickets/tickets.ts';
import { createUsers } from './domain/users/users.ts';
import { createQueue } from './jobs/queue.ts';
import { createWorker } from './jobs/worker.ts';
import type { Outbox } from './realtime/bus/outbox.ts';
import type { Sealer } from './security/sealer.ts';

export interface Timings {
  /** How long a started server may take until it answers. */
  readyTimeoutMs: number;
  /** After so long without a sign of life a job's worker counts as gone. */
  leaseMs: number;
  /** How often to look for jobs that another process enqueued. */
  pollMs: number;
  /** How often to compare the engines with the records. */
  observeMs: number;
  /** How often to ping running servers. */
  sampleMs: number;
  /** How soon after the start they are pinged for the first time. */
  firstSampleMs: number;
}

export const defaultTimings: Timings = {
  readyTimeoutMs: 60_000,
  leaseMs: 15_000,
  pollMs: 1000,
  observeMs: 15_000,
  sampleMs: 30_000,
  firstSampleMs: 2000,
};

export interface ServiceDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  /** Called after each commit that put something into the outbox. */
  wake: () => void;
  engines: Engines;
  probe: MediaServerProbe;
  sealer: Sealer;
  facts: SettingsFacts;
  timings: Timings;
  /** How long the audit log goes back. */
  auditDays: number;
}

export type Services = ReturnType<typeof createServices>;

/** Wires the domain to its ports. Nothing runs yet. */
export function createServices(deps: ServiceDeps) {
  const { db, timings } = deps;
  const audit = createAudit(deps);
  const said = createEvents(deps);
  const users = createUsers({ ...deps, events: said, audit });
  const sessions = createSessions({ ...deps, users, events: said, audit });
  const settings = createSettings(deps);
  const nodes = createNodes(deps);
  const servers = createServers(deps);
  const processes = createProcesses(deps);
  const events = createServerEvents({ events: said, settings, servers });
  const impersonations = createImpersonations({ db, sessions, audit });
  const notifications = createNotifications({ ...deps, events: said, audit });
  const announcements = createAnnouncements({ ...deps, audit });
  const tickets = createTickets({ ...deps, events: said, settings });
  const search = createSearch(deps);
  const resellers = createResellers(deps);
  const queue = createQueue({ db, leaseMs: timings.leaseMs });
  const operations = createOperations({ db, queue, servers, processes, events, audit });
  const pings = createPings({ ...deps, servers, events });
  const observer = createObserver({ ...deps, nodes, servers, settings, events });
  const operation = createOperationJob({
    ...deps,
    servers,
    nodes,
    processes,
    settings,
    events,
    readyTimeoutMs: timings.readyTimeoutMs,
  });
  const kinds = { 'server.start': operation, 'server.stop': operation, 'server.restart': operation };
  const worker = createWorker({ db, queue, kinds, log: deps.log, pollMs: timings.pollMs });
  return {
    audit,
    users,
    sessions,
    impersonations,
    settings,
    notifications,
    announcements,
    tickets,
    search,
    resellers,
    nodes,
    servers,
    processes,
    operations,
    pings,
    observer,
    queue,
    worker,
  };
}
