import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/db/database.ts';
import { createAudit } from '../../src/domain/audit/audit.ts';
import { createDiscordRoleReviews } from '../../src/domain/discord/role-reviews.ts';
import { createEvents } from '../../src/domain/events.ts';
import { createSessions } from '../../src/domain/sessions/sessions.ts';
import { createUsers } from '../../src/domain/users/users.ts';
import { createQueue } from '../../src/jobs/queue.ts';
import { createOutbox } from '../../src/realtime/bus/outbox.ts';

/** The users domain alone, for tests of the database. */
export function usersOf(db: Database) {
  const deps = {
    db,
    clock: systemClock,
    events: createEvents({
      db,
      outbox: createOutbox(db),
      wake: () => undefined,
      tenant: () => Promise.resolve('test'),
    }),
    audit: createAudit({ db, clock: systemClock, auditDays: 1 }),
  };
  const discordRoleReviews = createDiscordRoleReviews({ db, queue: createQueue({ db }) });
  return createUsers({ ...deps, sessions: createSessions(deps), discordRoleReviews });
}

export const person = { email: 'a@example.test', name: 'A', password: 'a test password', role: 'customer' } as const;
