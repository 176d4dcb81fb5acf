import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { trialRequests } from '../../db/schema.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { trialDeclined } from '../mail/templates/trial-declined.ts';
import type { TemplatedMail } from '../mail/template.ts';
import type { UserRow } from '../users/users.ts';
import type { Servers } from '../servers/servers.ts';
import type { Suspension } from '../servers/suspension.ts';
import { approvalLetter, type BeginDeps, deploy, productOf, takeAccount } from './begin-trial.ts';
import type { TrialRow } from './present.ts';
import type { Trials } from './trials.ts';

const day = 24 * 60 * 60 * 1000;

export interface Approval {
  product_id: number;
  days: number;
  /** `best` selects the best node; null creates no server. */
  node_id: number | 'best' | null;
}

type Admin = Pick<UserRow, 'id' | 'name'>;

export interface DecisionDeps extends BeginDeps {
  clock: Clock;
  trials: Trials;
  servers: Pick<Servers, 'lock'>;
  suspension: Suspension;
  audit: Audit;
}

export type TrialDecisions = ReturnType<typeof createTrialDecisions>;

/** Decisions of admins about requested trials, and their effects. */
export function createTrialDecisions(deps: DecisionDeps) {
  const { db, clock, trials, audit, servers, suspension } = deps;

  const lockOpen = async (id: number): Promise<TrialRow> => {
    const [row] = await db.current.select().from(trialRequests).where(eq(trialRequests.id, id)).for('update');
    if (!row) throw notFound('request');
    if (row.state !== 'open') throw new AppError('conflict', `This request was already ${row.state}.`);
    return row;
  };
  const note = async ({ id }: TrialRow, by: Admin, values: Partial<TrialRow>) => {
    const decision = { decidedById: by.id, decidedByName: by.name, decidedAt: clock.now() };
    await db.current
      .update(trialRequests)
      .set({ ...decision, ...values })
      .where(eq(trialRequests.id, id));
    await trials.notifyAdmins();
  };
  const send = ({ email, name }: TrialRow, content: TemplatedMail) => deps.mail.send({ to: { email, name }, content });
  const reject = async (row: TrialRow, reason: string, by: Admin) => {
    await note(row, by, { state: 'declined', reason });
    await send(row, trialDeclined({ name: row.name, reason }));
    await audit.write({
      target: { kind: 'trial-request', id: row.id, name: row.email },
      before: { state: row.state },
      after: { state: 'declined', reason },
    });
  };

  return {
    /** Creates the account and the server, and queues the mail, in one transaction. */
    async approve(id: number, { product_id, days, node_id }: Approval, by: Admin): Promise<void> {
      if (!(await deps.mail.isConfigured()))
        throw new AppError(
          'conflict',
          'There is no mail server yet, so the applicant could not be notified. Set one up, then approve.',
        );
      const unknowable = await hashPassword(randomBytes(32).toString('base64url'));
      await db.transaction(async () => {
        const row = await lockOpen(id);
        const product = await productOf(deps, product_id);
        const { user, isNew } = await takeAccount(deps, row, unknowable);
        const server = node_id === null ? null : await deploy(deps, { product, user, nodeId: node_id });
        const endsAt = new Date(clock.now().getTime() + days * day);
        await note(row, by, {
          state: 'approved',
          userId: user.id,
          givenProductId: product.id,
          days,
          nodeId: server?.nodeId ?? null,
          serverId: server?.id ?? null,
          endsAt,
        });
        await send(
          row,
          await approvalLetter(deps, row, { product, user, isNew, days, endsAt, hasServer: server !== null }),
        );
        await audit.write({
          target: { kind: 'trial-request', id, name: row.email },
          before: { state: row.state },
          after: {
            state: 'approved',
            product: product.id,
            days,
            node: server?.nodeId ?? null,
            user: user.id,
            server: server?.id ?? null,
          },
        });
      });
    },
    decline: (id: number, reason: string, by: Admin): Promise<void> =>
      db.transaction(async () => reject(await lockOpen(id), reason, by)),
    /** Declines the requests that are still open; returns how many. */
    declineMany: (ids: number[], reason: string, by: Admin): Promise<number> =>
      db.transaction(async () => {
        let declined = 0;
        // In a fixed order, so that two transactions do not deadlock.
        for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
          const isIt = and(eq(trialRequests.id, id), eq(trialRequests.state, 'open'));
          const [row] = await db.current.select().from(trialRequests).where(isIt).for('update');
          if (!row) continue;
          await audit.part(() => reject(row, reason, by));
          declined += 1;
        }
        if (declined === 0) await audit.write({ target: { kind: 'trial-requests' }, after: { declined } });
        return declined;
      }),
    /** Suspends the servers of trials that are over. */
    async endDue(): Promise<void> {
      const isDue = and(
        eq(trialRequests.state, 'approved'),
        isNull(trialRequests.endedAt),
        lte(trialRequests.endsAt, clock.now()),
      );
      const due = await db.current.select().from(trialRequests).where(isDue).orderBy(asc(trialRequests.id)).limit(100);
      for (const { id, serverId } of due) {
        await db.transaction(async () => {
          // Locked before the request, which the deletion of its server writes: see the order of locks in CONTRIBUTING.
          if (serverId !== null) await servers.lock(serverId);
          const ended = { endedAt: clock.now() };
          const rows = await db.current
            .update(trialRequests)
            .set(ended)
            .where(and(eq(trialRequests.id, id), isDue))
            .returning();
          if (rows.length > 0 && serverId !== null)
            await suspension.suspend(serverId, 'The trial has ended').catch(unlessRefused);
          await trials.notifyAdmins();
        });
      }
    },
  };
}

/** A server that is already suspended or gone is no reason to fail. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};
