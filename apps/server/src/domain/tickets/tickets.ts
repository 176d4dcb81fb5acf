import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import type { Events } from '../events.ts';

export interface NewTicket {
  userId: number;
  serverId?: number | null;
  subject: string;
}

export type Tickets = ReturnType<typeof createTickets>;

/** The part of support tickets that the shell needs. */
export function createTickets(deps: { db: Database; clock: Clock; events: Events }) {
  const { db, clock, events } = deps;
  const countNew = () => db.current.$count(tickets, eq(tickets.state, 'new'));

  return {
    countNew,
    /** Opens a ticket, and notifies the users who answer tickets of the number of new ones. */
    open: ({ userId, serverId = null, subject }: NewTicket): Promise<number> =>
      db.transaction(async () => {
        const now = clock.now();
        const [row] = await db.current
          .insert(tickets)
          .values({ userId, serverId, subject, createdAt: now, updatedAt: now })
          .returning({ id: tickets.id });
        if (!row) throw new Error('The ticket could not be saved.');
        await events.emit('tickets', 'unread-tickets', { count: await countNew() });
        return row.id;
      }),
  };
}
