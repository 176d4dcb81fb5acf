import { z } from 'zod';
import type { Logger } from 'pino';
import { forEachLimited } from '../../platform/concurrency.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Ending, jobKind } from '../../jobs/worker.ts';
import { type MailCarrier, type MailServer, MailRefusal } from '../mail/carrier.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { composeMailing } from './compose.ts';
import type { MailingDelivery } from './delivery.ts';
import type { MailSubscription } from './subscription.ts';

const payload = z.object({ mailingId: z.number().int() });
type Payload = z.output<typeof payload>;

/** Recipients per batch, between two pauses. */
const batch = 20;
/** Concurrent deliveries within a batch, and so the most connections that are opened. */
const atOnce = 4;
const interrupted = 'The panel stopped while this mail was being sent. It may have arrived.';
const unconfigured = 'No mail server is set up.';
/** The number of attempts for a recipient whom the mail server defers. */
const mostTries = 5;
/** The number of growing delays: with half a minute at first, the longest is half an hour. */
const mostDelays = 4;

type Batch = NonNullable<Awaited<ReturnType<MailingDelivery['next']>>>;
interface Sending {
  mailing: Batch['mailing'];
  server: MailServer;
  brand: string;
  signal: AbortSignal;
}

export interface MailingJobDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  settings: Settings;
  mailSettings: MailSettings;
  carrier: MailCarrier;
  delivery: MailingDelivery;
  subscription: MailSubscription;
  publicUrl: URL;
  /** The most mails sent per minute: mail servers defer senders that exceed their limits. */
  mailsPerMinute: number;
  /** Milliseconds of the first wait for a mail server that is away; each later wait is four times as long. */
  retryMs: number;
}

/**
 * Sends mailings, a batch at a time. Each recipient is marked before the mail is sent, so that a crash loses a mail
 * rather than sending it twice.
 */
export function createMailingJob(deps: MailingJobDeps) {
  const { db, clock, log, settings, mailSettings, carrier, delivery, subscription, publicUrl, retryMs } = deps;
  const paceMs = (batch * 60_000) / deps.mailsPerMinute;

  const ending = ({ mailingId }: Payload, values: Parameters<MailingDelivery['update']>[1]): Ending => ({
    success: true,
    async write() {
      if (Object.keys(values).length > 0) await delivery.update(mailingId, values);
      await delivery.recount(mailingId);
    },
  });

  /** Sends to one recipient; returns the failure if the mail server is away. */
  const sendTo = async (
    { recipient: { id, userId, email, name, tries }, isWanted }: Batch['people'][number],
    { mailing, server, brand, signal }: Sending,
  ): Promise<MailRefusal | undefined> => {
    if (!isWanted) {
      await delivery.end(id, 'skipped');
      return undefined;
    }
    if (!(await delivery.begin(id))) return undefined;
    try {
      const from = { email: server.from, name: server.fromName ?? brand };
      const parts = composeMailing(mailing, { name, brand, publicUrl, unsubscribe: subscription.linksOf(userId) });
      await carrier.deliver(server, { id: `mailing-${mailing.id}-${id}`, from, to: { email, name }, ...parts }, signal);
    } catch (error) {
      if (!(error instanceof MailRefusal)) throw error;
      if (signal.aborted) await delivery.end(id, 'failed', interrupted);
      else if (error.isAway) await delivery.end(id, 'waiting');
      else if (error.isTemporary && tries < mostTries) await delivery.end(id, 'waiting', error.message);
      else await delivery.end(id, 'failed', error.message);
      return error.isAway ? error : undefined;
    }
    await delivery.end(id, 'sent');
    return undefined;
  };

  return jobKind<Payload>({
    payload,
    async run(task, run) {
      const { mailingId } = task;
      await delivery.failInterrupted(mailingId, interrupted);
      const next = await delivery.next(mailingId, batch);
      if (!next) return ending(task, {});
      if (next.people.length === 0) return ending(task, { state: 'sent', endedAt: clock.now(), trouble: null });
      const server = await mailSettings.read();
      if (!server) return ending(task, { state: 'stopped', trouble: unconfigured });

      const brand = (await settings.read()).app_name;
      const sending = { mailing: next.mailing, server, brand, signal: run.signal };
      let away: MailRefusal | undefined;
      await forEachLimited(next.people, atOnce, async (person) => {
        run.signal.throwIfAborted();
        if (!away) away = await sendTo(person, sending);
      });
      await db.transaction(async () => {
        await delivery.update(mailingId, { trouble: away?.message ?? null });
        await delivery.recount(mailingId);
      });
      const waits = away ? Number(run.progress['waits'] ?? 0) + 1 : 0;
      if (away) log.warn({ mailing: mailingId, waits }, 'a mailing is waiting for its mail server');
      // Recipients whom the server deferred come last; once only they are left, the delay grows.
      const tries = away ? waits : (next.people[0]?.recipient.tries ?? 0);
      const afterMs = tries === 0 ? paceMs : retryMs * 4 ** (Math.min(tries, mostDelays) - 1);
      return { afterMs, progress: { waits } };
    },
    failed: (task, words) => ending(task, { state: 'stopped', trouble: words }),
  });
}
