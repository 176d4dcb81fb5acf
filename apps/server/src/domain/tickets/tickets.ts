import { eq } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { tickets } from '../../db/schema.ts';
import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

export interface NewTicket {
  userId: number;
  serverId?: number | null;
  subject: string;
}

export type Tickets = ReturnType<typeof createTickets>;

/** Support tickets, as far as the shell needs them. */
export function createTickets(deps: { db: Database; clock: Clock; events: Events; settings: Settings }) {
  const { db, clock, events, settings } = deps;
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
        const tenant = await settings.tenant();
        await events.emit('tickets', { tenant }, 'unread-tickets', { count: await countNew() });
        return row.id;
      }),
  };
}
