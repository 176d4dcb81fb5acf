import { and, asc, eq, sql } from 'drizzle-orm';
import type { Contract, MailingRecipient, MailingState, ParsedOf, RecipientState } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mailingRecipients as recipients, mailings, users } from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Mail } from '../mail/mail.ts';
import { found } from '../records/crud.ts';
import { type List, listOf } from '../records/list-of.ts';
import { isAddressed, wantsNews } from './audience.ts';

type Query = ParsedOf<Contract['adminMailings']['recipients']>['query'];
type Row = typeof mailings.$inferSelect;
type Recipient = typeof recipients.$inferSelect;

export const mailingJobName = 'mailing.send';

export type MailingDelivery = ReturnType<typeof createMailingDelivery>;

/** The delivery of mailings: their recipients, sending and stopping, and the outcome for each recipient. */
export function createMailingDelivery(deps: {
  db: Database;
  clock: Clock;
  queue: Queue;
  audit: Audit;
  events: Events;
  mail: Pick<Mail, 'isConfigured'>;
}) {
  const { db, clock, queue, audit, events, mail } = deps;
  const of = (id: number) => eq(recipients.mailingId, id);

  const update = (id: number, values: Partial<typeof mailings.$inferInsert>) =>
    db.current.update(mailings).set(values).where(eq(mailings.id, id));

  /** Recounts the recipients by outcome, and notifies open panels. */
  const recount = async (id: number): Promise<void> => {
    const rows = await db.current
      .select({ state: recipients.state, count: sql<number>`count(*)`.mapWith(Number) })
      .from(recipients)
      .where(of(id))
      .groupBy(recipients.state);
    const count = (state: RecipientState) => rows.find((row) => row.state === state)?.count ?? 0;
    const all = rows.reduce((sum, row) => sum + row.count, 0);
    await update(id, { recipients: all, sent: count('sent'), failed: count('failed'), skipped: count('skipped') });
    await events.emit('admin', 'mailing-updated', { id });
  };

  /** Changes the state of a mailing, in an audited transaction. */
  const transition = (id: number, state: MailingState, work: (row: Row) => Promise<object | void>): Promise<void> =>
    db.transaction(async () => {
      const [row] = await db.current.select().from(mailings).where(eq(mailings.id, id)).for('update');
      const before = found('mailing', row);
      const values = (await work(before)) ?? {};
      await update(id, { state, ...values });
      await audit.write({
        target: { kind: 'mailing', id, name: before.subject },
        before: { state: before.state },
        after: { state },
      });
      await recount(id);
      if (state === 'sending')
        await queue.enqueue({ kind: mailingJobName, key: `mailing:${id}`, payload: { mailingId: id } });
    });

  const requireMailServer = async () => {
    if (!(await mail.isConfigured())) throw new AppError('conflict', 'This panel has no mail server yet.');
  };

  /** Records the current audience as recipients, with one statement. */
  const recordRecipients = async ({ id, audience, nodeIds, serverType, purpose }: Row): Promise<void> => {
    const isIn = isAddressed(db, { audience, node_ids: nodeIds, server_type: serverType });
    await db.current.execute(
      sql`insert into ${recipients} (mailing_id, user_id, email, name)
        select ${id}::integer, ${users.id}, ${users.email}, ${users.name} from ${users}
        where ${and(isIn, purpose === 'news' ? wantsNews : undefined) ?? sql`true`} order by ${users.id}`,
    );
  };

  return {
    recount,
    update,
    /** Sends a draft to its current audience, or resumes a mailing that was stopped. */
    send: (id: number): Promise<void> =>
      transition(id, 'sending', async (row) => {
        if (row.state !== 'draft' && row.state !== 'stopped')
          throw new AppError('conflict', 'This mailing is already being sent.');
        await requireMailServer();
        if (row.state === 'stopped') return { trouble: null };
        await recordRecipients(row);
        if ((await db.current.$count(recipients, of(id))) === 0)
          throw new AppError('conflict', 'No one would receive this mailing. Choose another audience.');
        return { startedAt: clock.now() };
      }),
    stop: (id: number): Promise<void> =>
      transition(id, 'stopped', async ({ state }) => {
        if (state !== 'sending') throw new AppError('conflict', 'This mailing is not being sent.');
        return { trouble: null };
      }),
    /** Retries all recipients for whom the delivery failed. */
    retry: (id: number): Promise<void> =>
      transition(id, 'sending', async ({ state }) => {
        if (state !== 'sent') throw new AppError('conflict', 'This mailing has not finished yet.');
        await requireMailServer();
        const again = await db.current
          .update(recipients)
          .set({ state: 'waiting', tries: 0, words: null, endedAt: null })
          .where(and(of(id), eq(recipients.state, 'failed')))
          .returning({ id: recipients.id });
        if (again.length === 0) throw new AppError('conflict', 'There are no failed recipients.');
        return { endedAt: null, trouble: null };
      }),
    async recipients(id: number, query: Parameters<List<Query, MailingRecipient>['list']>[0]) {
      const [row] = await db.current.select({ id: mailings.id }).from(mailings).where(eq(mailings.id, id));
      found('mailing', row);
      return listOf<Query['sort'], Query, Recipient, MailingRecipient>(db, {
        from: recipients,
        views: () => db.current.select().from(recipients),
        where: of(id),
        search: [recipients.name, recipients.email],
        sort: {
          name: sql`lower(${recipients.name})`,
          email: sql`lower(${recipients.email})`,
          ended_at: recipients.endedAt,
        },
        filter: ({ state }) => state && eq(recipients.state, state),
        present,
      }).list(query);
    },
    /**
     * Returns the next waiting recipients, each with whether they may still receive the mailing; those whom the mail
     * server deferred come last. Undefined when the mailing is not being sent.
     */
    async next(id: number, most: number) {
      const [row] = await db.current.select().from(mailings).where(eq(mailings.id, id));
      if (row?.state !== 'sending') return undefined;
      const may = row.purpose === 'news' ? wantsNews : sql<boolean>`true`;
      const people = await db.current
        .select({ recipient: recipients, isWanted: may })
        .from(recipients)
        .innerJoin(users, eq(users.id, recipients.userId))
        .where(and(of(id), eq(recipients.state, 'waiting')))
        .orderBy(asc(recipients.tries), asc(recipients.id))
        .limit(most);
      return { mailing: row, people };
    },
    /** Records that the mail to a recipient is being sent; false when it no longer waits. */
    async begin(recipientId: number): Promise<boolean> {
      const rows = await db.current
        .update(recipients)
        .set({ state: 'sending', tries: sql`${recipients.tries} + 1` })
        .where(and(eq(recipients.id, recipientId), eq(recipients.state, 'waiting')))
        .returning({ id: recipients.id });
      return rows.length > 0;
    },
    /** Records the outcome for a recipient. */
    async end(recipientId: number, state: 'waiting' | 'sent' | 'failed' | 'skipped', words: string | null = null) {
      await db.current
        .update(recipients)
        .set({ state, words, endedAt: state === 'waiting' ? null : clock.now() })
        .where(eq(recipients.id, recipientId));
    },
    /** Fails the mails that were being sent when the panel stopped: each may have arrived, so none is sent again. */
    failInterrupted: (id: number, words: string) =>
      db.current
        .update(recipients)
        .set({ state: 'failed', words, endedAt: clock.now() })
        .where(and(of(id), eq(recipients.state, 'sending'))),
  };
}

const present = ({ id, name, email, state, words, endedAt }: Recipient): MailingRecipient => ({
  id,
  name,
  email,
  state,
  message: words,
  ended_at: endedAt?.toISOString() ?? null,
});
