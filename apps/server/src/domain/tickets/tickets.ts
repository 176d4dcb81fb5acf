import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import type { Events } from '../events.ts';

export interface NewTicket {
  userId: number;
  serverId?: number | null;
  subject: string;
}

export type Tickets = ReturnType<typeof createTickets>;

/** Support tickets, as far as the shell needs them. */
export function createTickets(deps: { db: Database; clock: Clock; events: Events }) {
  const { db, clock, events } = deps;
  const countNew = () => db.current.$count(tickets, eq(tickets.state, 'new'));

  return {
    countNew,
    /** Opens a ticket and notifies those who answer of the number waiting. */
    open: ({ userId, serverId = null, subject }: NewTicket): Promise<number> =>
      db.transaction(async () => {
        const now = clock.now();
        const [row] = await db.current
          .insert(tickets)
          .values({ userId, serverId, subject, createdAt: now, updatedAt: now })
          .returning({ id: tickets.id });
        if (!row) throw new Error('The ticket could not be written.');
        await events.emit('tickets', 'unread-tickets', { count: await countNew() });
        return row.id;
      }),
  };
}
