import { and, eq, ne, sql } from 'drizzle-orm';
import { type BillingType, billingTypes, type Contract, type FirstRunStep, firstRunSteps } from '@kronos/api/contract';
import type { AnswerOf, ParsedOf } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { SessionRow, Sessions } from '../sessions/sessions.ts';
import type { Settings } from '../settings/settings.ts';
import type { PublicKey, SshKeys } from '../ssh-keys/ssh-keys.ts';
import { createProgress, type Progress, withStep } from './progress.ts';

type Bodies = { [N in keyof Contract['firstRun']]: ParsedOf<Contract['firstRun'][N]>['body'] };

export type FirstRun = ReturnType<typeof createFirstRun>;

/** Guides the first admin of an empty installation through the set-up (spec §2, forced system init). */
export function createFirstRun(deps: {
  db: Database;
  settings: Settings;
  sshKeys: SshKeys;
  mailSettings: MailSettings;
  events: Events;
  audit: Audit;
  sessions: Pick<Sessions, 'revokeAll'>;
}) {
  const { db, settings, sshKeys, mailSettings, events, audit, sessions } = deps;
  const progress = createProgress({ db, settings });

  /** Returns the steps that apply: those settled by the environment are omitted. */
  const stepsOf = ({ adminId }: Progress): FirstRunStep[] =>
    firstRunSteps.filter((step) => {
      if (step === 'change-password') return adminId !== null;
      return step !== 'email' || !mailSettings.isOverridden;
    });

  /** Completes one step in a transaction, with its audit row. */
  const take = <T>(step: FirstRunStep, work: (before: Progress) => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      const before = await progress.hold();
      const result = await work(before);
      await progress.write(withStep(before, step));
      await audit.write({ target: { kind: 'setup', name: step } });
      return result;
    });

  return {
    async show(viewer: { id: number }): Promise<AnswerOf<Contract['firstRun']['show']>> {
      const now = await progress.read();
      const steps = stepsOf(now).map((id) => ({ id, done: now.done.includes(id) }));
      const [owner] =
        now.adminId === null ? [] : await db.current.select().from(users).where(eq(users.id, now.adminId));
      const mail = await mailSettings.read();
      return {
        steps,
        current: steps.find(({ done }) => !done)?.id ?? 'completed',
        account: owner ? { name: owner.name, email: owner.email, is_mine: owner.id === viewer.id } : null,
        ssh_key: await sshKeys.find(),
        billing_type: await readBilling(settings),
        mail: mail && {
          host: mail.host,
          port: mail.port,
          security: mail.security,
          user: mail.user ?? '',
          from: mail.from,
        },
      };
    },
    confirm: (step: FirstRunStep): Promise<void> =>
      take(step, async () => {
        if (step === 'ssh-keys' && !(await sshKeys.find())) throw new AppError('conflict', 'Create the key first.');
      }),
    makeSshKey: (): Promise<PublicKey> => take('ssh-keys', () => sshKeys.ensure()),
    chooseBilling: ({ type }: Bodies['chooseBilling']): Promise<void> =>
      take('billing-type', () => settings.set('billing_type', type)),
    /** Turns the generated account into a personal one, and ends its other sessions. */
    async changePassword(session: SessionRow, { name, email, password }: Bodies['changePassword']): Promise<void> {
      const passwordHash = await hashPassword(password);
      await take('change-password', async ({ adminId, done }) => {
        const { id } = session.user;
        if (adminId !== id) throw new AppError('forbidden', 'This step belongs to the first account.');
        if (done.includes('change-password'))
          throw new AppError(
            'conflict',
            'The password has already been changed. Change it again under Account settings.',
          );
        const isTaken = and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, id));
        if ((await db.current.$count(users, isTaken)) > 0) refuseTaken();
        const write = () => db.current.update(users).set({ name, email, passwordHash }).where(eq(users.id, id));
        await unlessTaken('users_email', write, refuseTaken);
        await sessions.revokeAll(id, session.id);
      });
    },
    /** Saves a mail server that responded. */
    async saveMail(form: Bodies['saveMail']): Promise<void> {
      const server = await mailSettings.complete(form);
      const problem = await mailSettings.verify(server);
      if (problem !== null) throw new AppError('invalid', problem);
      await take('email', () => mailSettings.save(server));
    },
    /** Opens the panel to all users. */
    complete: (): Promise<void> =>
      take('completed', async (before) => {
        const missing = stepsOf(before).find((step) => step !== 'completed' && !before.done.includes(step));
        if (missing) throw new AppError('conflict', `The step “${missing}” has not been completed yet.`);
        await settings.set('app_initiated', true);
        await events.emit('system', 'fetch-system-settings', {});
        await events.emit('system', 'rebuild-menu', {});
      }),
  };
}

const refuseTaken = (): never => {
  throw new AppError('invalid', 'This address is taken.', { errors: { email: ['This address is taken'] } });
};

async function readBilling(settings: Settings): Promise<BillingType | null> {
  const kept = await settings.readOwn('billing_type');
  return billingTypes.find((type) => type === kept) ?? null;
}
